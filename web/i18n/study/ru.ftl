### Русский. Что говорит учебная доска; загружается, когда её впервые открывают.

study = Учебная доска
study-all = Все этюды
study-kind-study = Учебная доска
study-kind-study-note = Соберите любые владения вручную, узнайте, что они приносят и почему, и спросите о лучшем месте для плитки.
study-kind-table = Подсчёт настоящей партии
study-kind-table-note = Играли в настольное издание? Введите владения — и получите таблицу очков с объяснениями.
study-stored = На этом устройстве
study-none-stored = Пока пусто. Всё, что вы собираете, сохраняется сразу.
study-name-study = { $game }, { $date }
study-name-table = { $game } за столом, { $date }
study-land = Владения { $number }
study-load = Загрузить из файла
study-save = Сохранить в файл
study-save-all = Сохранить все в файл
study-loaded = { $added ->
    [one] Загружен { $added } этюд.
    [few] Загружено { $added } этюда.
    [many] Загружено { $added } этюдов.
   *[other] Загружено { $added } этюда.
} { $refused ->
    [0] {""}
    [one] { $refused } не удалось прочитать.
    [few] { $refused } не удалось прочитать.
    [many] { $refused } не удалось прочитать.
   *[other] { $refused } не удалось прочитать.
}
study-rename = Переименовать
study-name = Название этюда
study-copy = Сделать копию
study-copy-of = { $name } (копия)
study-delete-title = Удалить этот этюд?
study-delete-text = «{ $name }» удаляется с этого устройства.
study-more = Ещё
study-share = Поделиться ссылкой
study-share-text = В этой ссылке весь этюд со всеми именами. Кто её откроет, получит свою копию.
study-link = Ссылка
study-copy-link = Копировать ссылку
study-copied = Ссылка в буфере обмена.
study-copy-failed = Не удалось скопировать ссылку. Выделите её и скопируйте сами.
study-opened = Этот этюд пришёл по ссылке. Он сохранится, когда вы оставите его себе или что-нибудь измените.
study-unstored = Этот этюд не удалось сохранить на устройстве. Сохраните его в файл.
study-keep = Оставить

## The board
study-redo = Повторить
study-tabs = Что показывает панель
study-tab-tiles = Плитки
study-tab-goals = Цели
study-tab-seats = Владения
study-tab-scores = Очки
study-free = Свободное место, столбец { $x }, ряд { $y }
study-tile-actions = Эта плитка
study-turn = Повернуть
study-move = Переместить
study-remove = Убрать
study-unchoose = Готово с этим местом
study-pick = Нажмите на свободное место, чтобы увидеть, что туда подходит, или сначала выберите плитку.
study-fit-here = { $count ->
    [0] Сюда не подходит ни одна из оставшихся плиток.
    [one] Сюда подходит { $count } плитка.
    [few] Сюда подходят { $count } плитки.
    [many] Сюда подходит { $count } плиток.
   *[other] Сюда подходит { $count } плитки.
}
study-replace = Нажмите на плитку ещё раз, чтобы повернуть её, или выберите вместо неё другую.
study-fixed = Это напечатано, и изменить это нельзя.
study-place = Нажмите на место для этой плитки.
study-put-back = Вернуть
study-best = Лучшее место
study-spots = Лучшие места
study-spots-note = Насколько дороже становятся владения с этой плиткой по мнению чемпиона ботов, в очках к концу партии.
study-no-spot = Эта плитка никуда не подходит.
study-no-reason = Сразу ничего, но хорошие перспективы.
study-groups = Виды плиток
study-group-islands = Острова
study-group-starts = Стартовые
study-marks = Показывать только плитки, где есть
study-tiles = Плитки на выбор
study-none = Таких плиток нет.
study-left = осталось { $left }
study-mark-pasture = луга в середине
study-mark-mountain = горы в середине
study-mark-water = вода в середине
study-mark-whisky = виски
study-mark-sheep = овца
study-mark-cattle = корова
study-mark-farm = ферма
study-mark-broch = брох
study-mark-lighthouse = маяк
study-mark-ship = корабль
study-mark-scroll = свиток
study-mark-road = дорога

## Goals, lands, score
study-goals = Цели
study-round = Следующий подсчёт
study-round-of = Раунд { $round }: { $letters }
study-round-none = Только свитки и золото
study-round-note = Этот раунд и все следующие ещё предстоит подсчитать. То, что подсчитано раньше, уже входит в прежние очки.
study-points = Очки до этого
study-gold = Золото
study-board = Печатный планшет
study-board-of = Планшет { $number }
study-board-empty = Нет: пустой планшет
study-collected = Собранные очки
study-marker = Маркер ещё активен
study-residents = Жители
study-guests = { $kind ->
    [G] Зелёные гости в хостеле
    [P] Фиолетовые гости в хостеле
   *[B] Синие гости в хостеле
}
study-build = Собрать владения: { $name }
study-add = Добавить владения
study-when = Когда считать
study-now = Сейчас
study-end = В конце
study-total = Итого
study-before = Очки до этого

## What is refused
fault-study-missing = Этого этюда больше нет на этом устройстве.
fault-study-not-stored = Браузер не смог сохранить этюд. Сохраните его в файл, прежде чем закрыть страницу.
fault-study-link-damaged = Ссылка неполная, и этюд из неё не прочитать. На этом устройстве ничего не изменилось.
fault-study-link-newer = Этот этюд создан в более новой версии Skye. Перезагрузите страницу, чтобы обновить Skye, и откройте ссылку ещё раз.
fault-study-file-unreadable = В этом файле нет этюдов.
fault-study-file-newer = Эти этюды сохранила более новая версия Skye. Перезагрузите страницу, чтобы обновить Skye, и попробуйте ещё раз.
fault-not-a-study = Это не этюд этой игры.
fault-newer-study = Этот этюд создан в более новой версии Skye. Перезагрузите страницу, чтобы обновить Skye, и попробуйте ещё раз.
fault-unknown-tile = Такой плитки в этой игре нет.
fault-tile-used-twice = Одна плитка лежит в двух местах. Каждая есть только в одном экземпляре.
fault-cell-used-twice = Там уже лежит плитка.
fault-tiles-do-not-match = Там плитка не подошла бы к соседним.
fault-bad-number = Введите число от 0 до { $most }.
fault-study-damaged = Часть этого этюда не прочитать ({ $field }).
fault-not-connected = { $count ->
    [one] { $count } плитка не соединена с замком через другие плитки. В партии она не могла бы там лежать, но очки за неё считаются.
    [few] { $count } плитки не соединены с замком через другие плитки. В партии они не могли бы там лежать, но очки за них считаются.
    [many] { $count } плиток не соединены с замком через другие плитки. В партии они не могли бы там лежать, но очки за них считаются.
   *[other] { $count } плитки не соединены с замком через другие плитки. В партии они не могли бы там лежать, но очки за них считаются.
}
fault-too-many-inhabitants = { $colour ->
    [G] Столько зелёных жителей
    [P] Столько фиолетовых жителей
   *[B] Столько синих жителей
} в игре нет: { $count } из { $most }.
