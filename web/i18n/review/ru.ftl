# The review of a finished game; loaded when it is first used.

review-leave = Назад к итогу
review-whose = Чьи решения?
review-working = Тренер разбирает решения: { $name }…
review-begins = Тренер садится за стол.
review-percent = Готово { $percent } %.
review-progress = Сколько уже разобрано
review-working-note = Можно уйти в любой момент: когда вы вернётесь, разбор продолжится.
review-old = С тех пор тренер научился новому.
review-anew = Разобрать заново

review-summary = Решения
review-count-good = Хорошо
review-count-slip = Неточности
review-count-mistake = Ошибки
review-open = { $count ->
    [one] { $count } решение принято слишком рано для оценки: многое было ещё неясно.
    [few] { $count } решения приняты слишком рано для оценки: многое было ещё неясно.
    [many] { $count } решений принято слишком рано для оценки: многое было ещё неясно.
   *[other] { $count } решения приняты слишком рано для оценки: многое было ещё неясно.
}
review-lost = Упущено: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
review-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

review-keys = Ключевые моменты
review-keys-none = Тренер не нашёл ни одной неточности. Отличная игра!
review-moment-better = Лучше: { $words }

review-course = Ход партии
review-course-title = Ожидаемый результат: { $name }
review-course-note = На какое преимущество над средним результатом остальных можно было рассчитывать ({ $name }). Нажмите на линию, чтобы перейти к этому моменту.
review-course-note-two = На какое преимущество можно было рассчитывать ({ $name }). Нажмите на линию, чтобы перейти к этому моменту.
review-when = Когда
review-lead = Ожидаемое преимущество

review-result-ahead = Итог: { $name } опережает соперника ({ $other }) на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Вот откуда это преимущество:
review-result-behind = Итог: { $name } отстаёт от соперника ({ $other }) на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Вот откуда это отставание:
# Also passed: $points.
review-result-level = Итог: { $name } и { $other } набрали поровну. Вот как это вышло:
# Also passed: $other.
review-result-ahead-of-all = Итог: { $name } опережает средний результат остальных на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Вот откуда это преимущество:
# Also passed: $other.
review-result-behind-of-all = Итог: { $name } отстаёт от среднего результата остальных на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Вот откуда это отставание:
# Also passed: $points, $other.
review-result-level-of-all = Итог: у игрока { $name } ровно средний результат остальных. Вот как это вышло:
review-part-skill = Собственные решения
review-part-skill-note = Чего стоили неточности и ошибки
review-part-luck = Удача
review-part-luck-note = Вытянутые плитки и порядок хода
review-part-remainder = Остальное
review-part-remainder-note = Решения других игроков и то, чего никто не может знать
review-rough = примерно ±{ $points }
review-luck-note = Удача оценена приблизительно: тренер сравнивает вытянутые плитки с теми, что могли прийти. Истинное значение, скорее всего, лежит в указанных пределах.
review-luck-rounds = Удача в каждом раунде
review-sum = Всего

review-decisions = Все решения
review-decision = Решение
review-place = { $place } из { $count }
review-previous = Предыдущее решение
review-next = Следующее решение
review-overview = Обзор
review-board = Владения в тот момент: { $name }
review-shown = На поле
review-chosen = Выбрано
review-better = Лучше
review-lies-chosen = Выбрано: { $words }
review-lies-better = Лучше: { $words }

review-mark-good = Хорошо
review-mark-slip = Неточность
review-mark-mistake = Ошибка
review-mark-open = Судить рано
review-verdict-open = Так рано никто не скажет, чего это стоило: многое было ещё неясно.
review-verdict-same = Тренер поступил бы так же.
review-verdict-close = Тренер выбрал бы иначе, но разницы почти нет.

review-round-isle = Раунд { $round }
review-round-skylands = Ход { $round }
review-kind-isle-discard = Сброс
review-kind-isle-price = Цены
review-kind-isle-purchase = Покупка
review-kind-isle-placement = Размещение
review-kind-skylands-action = Действие
review-kind-skylands-tile = Плитка
review-kind-skylands-island = Жители
review-kind-skylands-special = Специальный остров
review-kind-skylands-payment = Оплата
review-kind-skylands-energy = Энергия

review-isle-discard = Сбросить { $tile }
review-isle-price = { $price } за { $tile }
review-isle-buy = Купить { $tile } за { $price } золота (продаёт { $name })
review-isle-pass = Ничего не покупать
review-isle-place = Разместить { $tile }
review-isle-elsewhere = { $tile } на другом месте
review-isle-rotated = { $tile } на том же месте, но в другом повороте
review-isle-give-up = Отказаться от { $tile }
