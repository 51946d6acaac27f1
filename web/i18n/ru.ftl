### Русский. One file is one language; keys are grouped by room, in the order of en.ftl.
### Words held to: плитка (tile), цель (goal), раунд, владения (all tiles of a player), область (area), завершённая (complete),
### замок, брох, ферма, бочка, свиток, сбросить, мешок, место (where a tile may lie), дорога; in Skylands клетка (square),
### место (space of an island), житель, особый остров, витрина (show), запас, стопка, фишка (pawn), маркер, гостиница.
### Names stay in the nominative and verbs in the present tense, so that nothing depends on anybody's gender.

## Everywhere
title = Skye
close = Закрыть
cancel = Отмена
back = Назад
done = Готово
undo = Отменить ход
settings = Настройки
help = Правила и помощь
about = О программе
replay = Просмотр игры
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
side-north = север
side-east = восток
side-south = юг
side-west = запад
game-isle = Остров Скай
game-isle-note = Назначайте цены, торгуйте с соперниками и стройте лучшие владения острова. От 2 до 5 игроков.
game-skylands = Skylands
game-skylands-note = Открывайте парящие острова, заселяйте их и превращайте кристаллы в свет. От 2 до 4 игроков.
clan-blue = Синий, волна
clan-yellow = Жёлтый, солнце
clan-red = Красный, меч
clan-white = Белый, чертополох
clan-green = Зелёный, сосна
player-human = Человек
player-easy = Лёгкий
player-medium = Средний
player-hard = Сильный

## Start
start-tagline = Две игры с плитками за одним столом
start-continue = Продолжить
start-continue-note = { $game } · { $names } · { $progress }
start-new = Новая игра
start-more = Ещё
start-games = Сохранённые игры

## The engine
engine-ready = Движок { $version } готов (Python { $python }).
engine-retry = Ещё раз
engine-stage-manifest = Ищем игру…
engine-stage-download = Загружаем игру: { $loaded } из { $total } МБ
engine-stage-python = Раскладываем игру…
engine-stage-engine = Открываем книги правил…

## Set-up
setup-players = Игроки
setup-name = Игрок { $number }
setup-bot-name = Бот { $number }
setup-name-of = Имя игрока { $number }
setup-player-of = Кто играет: { $name }
setup-clan = { $name }: клан { $clan }. Изменить
setup-clan-change = Выбрать клан
setup-clan-swap = Обмен с игроком { $name }
setup-earlier = Переместить выше: { $name }
setup-remove = Убрать: { $name }
setup-add-person = Добавить человека
setup-add-bot = Добавить бота
setup-first = Первый игрок
setup-first-random = Решит жребий
setup-seed = Код партии
setup-seed-new = Новый код
setup-seed-note = Одинаковый код и одинаковая подготовка дают те же плитки. Запишите его, чтобы сыграть партию ещё раз.
setup-house-rules = Домашние правила
setup-begin = Начать
setup-starting = Готовим стол…

## Saved games
games-loading = Ищем сохранённые игры…
games-none = Игр пока нет. Каждая игра сохраняется здесь сама, ход за ходом.
games-none-unsaved = Игр пока нет.
games-open = Открыть
games-over = Окончена
games-progress-round = Раунд { $number } из { $last }
games-progress-turn = Ход { $number }
games-progress-start = Подготовка
games-damaged = Повреждённая игра
games-export = Сохранить в файл
games-export-all = Сохранить все в файл
games-left-out = { $count ->
    [one] { $count } повреждённая игра не вошла в файл.
    [few] { $count } повреждённые игры не вошли в файл.
   *[many] { $count } повреждённых игр не вошли в файл.
}
games-import = Загрузить файл
games-delete = Удалить
games-delete-title = Удалить эту игру?
games-framed-title = Skye открыта внутри другой страницы
games-framed-text = Здесь ничего нельзя удалить, чтобы чужая страница не обманула вас. Откройте Skye в отдельной вкладке.
games-framed-open = Открыть в отдельной вкладке
games-delete-text = Игра исчезнет навсегда ({ $names }).
import-title = Загрузка файла
import-progress = Проверено игр: { $done } из { $count }
import-stop = Остановить
import-added = { $count ->
    [0] Ни одной игры не добавлено.
    [one] Добавлена { $count } игра.
    [few] Добавлены { $count } игры.
   *[many] Добавлено { $count } игр.
}
import-refused = { $count ->
    [one] Отклонена { $count } игра:
    [few] Отклонены { $count } игры:
   *[many] Отклонено { $count } игр:
}
import-reason = { $count } ×: { $words }
import-left = { $count ->
    [one] { $count } игра осталась непроверенной.
    [few] { $count } игры остались непроверенными.
   *[many] { $count } игр остались непроверенными.
}

takeover-title = Открыто в другой вкладке
takeover-text = Эта игра открыта в другой вкладке или окне. Можно продолжить здесь; там она закроется.
takeover-yes = Продолжить здесь

## Settings
settings-language = Язык
settings-language-auto = Как в браузере
settings-theme = Освещение
settings-theme-auto = Как на устройстве
settings-theme-light = День
settings-theme-dark = Ночь
settings-text = Размер текста
settings-text-size = { $size } %
settings-speed = Скорость
settings-speed-off = Без движения
settings-speed-fast = Быстро
settings-speed-normal = Обычно
settings-speed-slow = Медленно
settings-speed-note = Сколько длится анимация и сколько времени видно, что делает бот.
settings-sounds = Тихие звуки
settings-hints = Подсказки
settings-hints-note = В свой ход можно попросить совета.
settings-worth = Ценность плиток
settings-worth-note = Видно, что даст плитка на лучшем месте.

## Help
help-game = Игра
help-why = Почему?
help-why-label = Почему? Правило об этом
help-search = Поиск в правилах
help-search-found = { $count ->
    [one] Найден { $count } раздел
    [few] Найдено { $count } раздела
    [many] Найдено { $count } разделов
   *[other] Найдено { $count } раздела
}
help-search-none = Ничего не найдено. Попробуйте другое слово или его часть.
help-search-clear = Очистить поиск
help-back = Назад к столу
help-rule = Правило { $rule }
help-rule-link = Правило { $rule } целиком
help-more = В правилах
help-about-thing = Что это: { $name }?
help-on-tile = На этой плитке
help-ruling = Наше решение
help-rulings = Наши решения
help-rulings-text = На эти вопросы печатные правила не отвечают или отвечают неясно. То, как играют здесь, — наше решение. За своим столом вы можете договориться иначе.
help-questions = Вопросы и ответы
help-reconstructed = Восстановленные значения
left-of = { $left } из { $count }
left-kinds = По видам

## About
about-fan = Skye — неофициальный проект поклонников. Он бесплатен, ничего не продаёт и не связан ни с авторами, ни с издателями.
about-isle = Isle of Skye: From Chieftain to King — настольная игра Андреаса Пеликана и Александра Пфистера, издательство Lookout Games.
about-skylands = Skylands — настольная игра Сюна и Аи Тагути, издательство Queen Games.
about-reconstructed = В доступных нам правилах напечатано не всё. Плитки местности «Острова Скай» взяты из единственного открытого списка. Цены специальных островов Skylands, рисунок планшетов и некоторые другие значения восстановили мы сами.
about-rulings = Там, где печатные правила молчат, решать пришлось нам. В справке каждое такое правило помечено как наше решение, там же есть их полный список.
about-rulings-of = { $game }: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
about-art = Все рисунки, звуки и тексты оригинальны и созданы кодом. Если игры вам понравились, купите настоящие: они прекрасны.
about-parts = Сделано на Python в браузере (Pyodide), Fluent и больше ни на чём. Движок правил и страница — свободные программы под лицензией MIT.
about-privacy = Всё происходит на этом устройстве. Без учётных записей, без слежки, без сервера.
about-secrets = Пока партия идёт, её код и скрытые цены хранятся в закодированном виде — и на этом устройстве, и в сохранённых файлах. Это защищает от случайного взгляда, но не от того, кто решит их расшифровать. В отчёт о проблеме они попадают только после конца партии.
about-single = Вся игра одним файлом (8 МБ), чтобы открывать без сети

## Table
table-opening = Готовим стол…
table-menu = Меню
table-board = Поле
table-seats = Игроки
table-tray = Ваш ход
table-continue = Дальше
board-of = Владения: { $name }
board-tile = { $words }, столбец { $x }, ряд { $y }
board-legal = Свободное место, столбец { $x }, ряд { $y }
board-zoom-in = Ближе
board-zoom-out = Дальше
board-fit = Все владения
drawer-goals = Цели и мешок
drawer-sheet = Таблица очков
drawer-log = Журнал
seat-land = { $name }, { points }
seat-first = первый игрок
seat-turn = ходит
seat-waits = ждёт
seat-done = Запечатано
seat-thinking = Думает…
secret = Золото
secret-hold = Удерживайте, чтобы увидеть своё золото
bot-progress = Думает
bot-hurry = Поторопить
bot-stalled = { $name }: ход не удался.
bot-again = Попробовать ещё раз
hint = Подсказка
hint-thinking = Обдумываем…
hint-show = Показать
moment-next = Дальше
moment-skip = Пропустить
curtain-hand = Передайте устройство:
curtain-note = Остальные сейчас не смотрят.
curtain-lift = Это я: показать мои плитки
log-empty = Пока ничего не произошло.
menu-continue = Продолжить
menu-seats = Люди и боты
menu-report = Сообщить о проблеме
menu-leave = Выйти из-за стола
menu-saved = Каждый ход сохранён: уйти можно в любой момент.
keys = Клавиши
keys-tab = К следующему элементу управления; с клавишей Shift — к предыдущему
keys-arrows = На поле: к ближайшему свободному месту в эту сторону; в цене: больше или меньше
keys-shift-arrows = На поле: к ближайшему месту в эту сторону, также к плиткам
keys-page = На поле: по всем местам подряд
keys-enter = Нажать кнопку; на поле — положить плитку на пробу, ещё раз — выложить её
keys-turn = На поле: повернуть плитку, лежащую на пробу
keys-escape = Убрать плитку, лежащую на пробу, затем назад в «Ваш ход»; закрыть то, что открыто
keys-zoom = На поле: ближе, дальше, все владения
keys-help = Объяснить плитку или предмет в фокусе; в остальных местах стола — этот список
report-note = Этот текст рассказывает, что было в игре, без имён. Скопируйте его в своё сообщение.
report-copy = Скопировать
report-copied = Скопировано.

## The last resort
failed-title = Что-то пошло не так
failed-text = В Skye произошла ошибка, и игра остановилась. Сохранённые игры не пострадали. Обновите страницу, чтобы продолжить с того же места.
failed-reload = Обновить страницу
failed-start = На главную

## Score sheet, end and looking back
sheet-loading = Считаем…
sheet-source = Источник
sheet-sum = Сумма
sheet-points = { $name }, { $label }: { points }. Показать почему
chart-end = Конец
end-title = Конец игры
end-show = Показать итог
end-winner = Победа
end-course = Ход игры
end-sources = Откуда взялись очки
end-again = Тот же стол, новый код
end-new = Новая игра
end-table = Посмотреть на стол
end-save = Сохранить в файл
end-share = Поделиться
replay-leave = Вернуться к столу
replay-start = Игра начинается.
replay-step = { $step } / { $steps }
replay-slider = Шаг игры
replay-first = В начало
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза

## Faults
fault-unknown = Что-то пошло не так ({ $code }).
fault-page-error = На этой странице что-то пошло не так: { $detail }
fault-no-language = Не удалось загрузить этот язык.
fault-not-durable = Этот браузер ничего не сохраняет для этой страницы. Сохраните игры в файлы, прежде чем закрыть страницу.
durable-again = Этот браузер снова сохраняет ваши игры.
fault-taken-over = Эта игра продолжается в другой вкладке.
fault-backup-used = Последнее сохранение повреждено, поэтому открыто предыдущее.
fault-stored-again = Браузер удалил эту игру из своего хранилища. Она снова сохранена, ничего не потеряно.
fault-no-clipboard = Браузер не разрешает копировать. Выделите текст и скопируйте его вручную.
fault-no-share = Браузер не смог поделиться файлом. Сохраните его.
fault-name-missing = Каждому игроку нужно имя.
fault-name-too-long = { $longest ->
    [one] В имени может быть не больше { $longest } знака.
   *[other] В имени может быть не больше { $longest } знаков.
}
fault-name-unfit = В этом имени есть знаки, которые нельзя показать.
fault-name-invisible = В имени должны быть видимые буквы.
fault-name-taken = У двух игроков одинаковые имена. Измените, пожалуйста, одно из них.
fault-clan-taken = У двух игроков один и тот же клан.
fault-bad-seed = { $longest ->
    [one] В коде должно быть от 1 до { $longest } знака.
   *[other] В коде должно быть от 1 до { $longest } знаков.
}
fault-cannot-undo = Это уже нельзя отменить.
fault-no-bot = Там не играет бот.
fault-engine-error = Движок правил допустил ошибку: { $detail }
fault-bad-request = Страница спросила что-то странное.
fault-unknown-verb = Страница попросила то, чего движок не умеет.
fault-bad-question = Страница задала вопрос, на который у этой игры нет ответа.
fault-unknown-game = Такой игры здесь нет.
fault-other-game = Это сохранено из другой игры.
fault-unknown-seat = За этим столом нет такого игрока.
fault-unknown-player = Такие игроки здесь не играют.
fault-unknown-field = В этой подготовке есть что-то неизвестное ({ $field }).
fault-unknown-clan = Такого клана нет.
fault-wrong-seat-count = В эту игру играют от { $fewest } до { $most } человек.
fault-wrong-players = На каждое место нужен один игрок.
fault-bad-first-player = Первый игрок должен сидеть за столом.
fault-wrong-goal-count = { $needed ->
    [one] Нужна { $needed } цель.
    [few] Нужны { $needed } цели.
   *[many] Нужно { $needed } целей.
}
fault-unknown-goal = Такой цели нет ({ $letter }).
fault-repeated-goal = Каждую цель можно выбрать только один раз.
fault-changed-elsewhere = Тем временем эту игру изменили в другой вкладке.

## Isle of Skye: set-up
isle-setup-goals = Цели
isle-goals-random = Случайные
isle-goals-first-game = Первая игра
isle-goals-chosen = По выбору
isle-goals-random-note = Четыре из шестнадцати целей, выбранные жребием в начале игры.
isle-goals-first-game-note = Четыре цели, с которыми легко научиться.
isle-goals-chosen-note = Выберите цель для каждой буквы.
isle-goal-for = Цель { $letter }
isle-open-gold = Открытое золото
isle-open-gold-note = Золото каждого игрока лежит на виду.
isle-open-prices = Открытые цены
isle-open-prices-note = Цены видны сразу, игроки назначают их по очереди. Хорошо, чтобы учиться вместе.

## Isle of Skye: round, goals, seats
isle-phase = Раунд { $round } из { $rounds } · { $phase }
isle-phase-price = Цены
isle-phase-buy = Покупка
isle-phase-build = Стройка
isle-phase-end = Конец игры
isle-track = Раунды
isle-track-round = Раунд { $round }: { $goals }{ $gold ->
    [0] { "" }
    [one] {"; "}{ $gold } золотой за каждого игрока впереди
   *[other] {"; "}{ $gold } золотых за каждого игрока впереди
}
isle-goals = Цели
isle-goal-rounds = Подсчёт в раундах: { $rounds }
isle-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
isle-own-gold = { isle-gold }
isle-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
isle-in-hand = выложить: { $count }
isle-income = +{ $gold } за раунд
isle-income-note = Доход: 5 золотых за замок и 1 за каждую плитку с виски, соединённую с ним дорогой
isle-bag = В мешке
isle-bag-count = { $count ->
    [one] В мешке осталась { $count } плитка.
    [few] В мешке остались { $count } плитки.
   *[many] В мешке осталось { $count } плиток.
}
isle-bag-show = Показать все

## Isle of Skye: what is asked
isle-prompt-price = { $name }: сбросьте одну плитку и назначьте цены остальным
isle-prompt-buy = { $name }: купите одну плитку или пасуйте
isle-prompt-build = { $count ->
    [1] { $name }: выложите свою плитку
    [one] { $name }: выложите { $count } плитку
    [few] { $name }: выложите свои { $count } плитки
   *[many] { $name }: выложите свои { $count } плиток
}
isle-prompt-done = { $name }: закончите стройку или заберите последнюю плитку
isle-prompt-end = Игра окончена
isle-prompt-scored = Что принёс раунд
isle-bot-price = { $name } назначает цены
isle-bot-buy = { $name } выбирает, что купить
isle-bot-build = { $name } строит

## Isle of Skye: tiles in words
isle-castle = замок
isle-side = { $side }: { $terrain }{ $road ->
    [yes] {" "}с дорогой
   *[no] { "" }
}
isle-terrain-P = пастбище
isle-terrain-M = горы
isle-terrain-W = вода
isle-bare = { $road ->
    [yes] { $terrain } с дорогой
   *[no] только { $terrain }
}
isle-tile-number = Плитка { $number }
isle-tile-name = «{ $words }»
isle-count-sheep = { $count ->
    [1] овца
    [one] { $count } овца
    [few] { $count } овцы
   *[many] { $count } овец
}
isle-count-cattle = { $count ->
    [1] корова
    [one] { $count } корова
    [few] { $count } коровы
   *[many] { $count } коров
}
isle-count-farm = { $count ->
    [1] ферма
    [one] { $count } ферма
    [few] { $count } фермы
   *[many] { $count } ферм
}
isle-count-broch = { $count ->
    [1] брох
    [one] { $count } брох
    [few] { $count } броха
   *[many] { $count } брохов
}
isle-count-lighthouse = { $count ->
    [1] маяк
    [one] { $count } маяк
    [few] { $count } маяка
   *[many] { $count } маяков
}
isle-count-ship = { $count ->
    [1] корабль
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
isle-count-whisky = виски
isle-scroll-sheep = свиток за овец
isle-scroll-whisky = свиток за виски
isle-scroll-ship = свиток за корабли
isle-scroll-cattle = свиток за коров
isle-scroll-broch = свиток за брохи
isle-scroll-farm = свиток за фермы
isle-scroll-lighthouse = свиток за маяки
isle-things-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
   *[many] { $count } овец
}
isle-things-cattle = { $count ->
    [one] { $count } корова
    [few] { $count } коровы
   *[many] { $count } коров
}
isle-things-farm = { $count ->
    [one] { $count } ферма
    [few] { $count } фермы
   *[many] { $count } ферм
}
isle-things-broch = { $count ->
    [one] { $count } брох
    [few] { $count } броха
   *[many] { $count } брохов
}
isle-things-lighthouse = { $count ->
    [one] { $count } маяк
    [few] { $count } маяка
   *[many] { $count } маяков
}
isle-things-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
isle-things-whisky = { $count ->
    [one] { $count } плитка с виски
    [few] { $count } плитки с виски
   *[many] { $count } плиток с виски
}

## Isle of Skye: pricing
isle-price-tiles = Ваши три плитки
isle-price-have = У вас есть
isle-price-put = На плитках
isle-price-left = Остаётся на покупку
isle-price-of = Золото: { $name }
isle-price-where = Показать, куда подходит эта плитка
isle-price-back = Вернётся в мешок
isle-discard = Сбросить
isle-discarded = Сброшена
isle-less = Меньше
isle-more = Больше
isle-price-mark = Положите топор на плитку, которая вернётся в мешок.
isle-price-too-much = { $over ->
    [one] Это на { $over } золотой больше, чем у вас есть.
   *[other] Это на { $over } золотых больше, чем у вас есть.
}
isle-price-lowest = { $lowest ->
    [one] На каждой из двух плиток должен быть хотя бы { $lowest } золотой.
   *[other] На каждой из двух плиток должно быть хотя бы { $lowest } золотых.
}
isle-price-ready = { $left ->
    [0] На покупку ничего не останется, пока кто-нибудь не купит у вас.
    [one] На покупку останется { $left } золотой. Если вашу плитку никто не купит, вы заплатите то, что на ней лежит, и оставите её себе.
   *[other] На покупку останется { $left } золотых. Если вашу плитку никто не купит, вы заплатите то, что на ней лежит, и оставите её себе.
}
isle-price-seal = Запечатать цены
isle-others-drew = Плитки остальных

## Isle of Skye: buying
isle-buy-own = Ваши
isle-offer = { $price ->
    [one] { $price } золотой, продаёт { $owner }
   *[other] { $price } золотых, продаёт { $owner }
}
isle-sold-to = покупатель: { $name }
isle-buy-for = Купить за { $price }
isle-pass = Пас
isle-pass-title = Ничего не покупать в этом раунде?
isle-pass-text = Ваши плитки, которые никто не купит, останутся у вас.
isle-worth = { $total ->
    [0] На лучшем месте она не прибавит очков по вашим целям.
    [one] На лучшем месте она даст { $total } очко до конца игры.
    [few] На лучшем месте она даст { $total } очка до конца игры.
   *[many] На лучшем месте она даст { $total } очков до конца игры.
}
isle-worth-nowhere = Сейчас во владениях ей нет места.
isle-worth-goal = { $times ->
    [1] { $goal }: { $gain }, ещё один подсчёт
    [one] { $goal }: { $gain }, ещё { $times } подсчёт
    [few] { $goal }: { $gain }, ещё { $times } подсчёта
   *[many] { $goal }: { $gain }, ещё { $times } подсчётов
}

## Isle of Skye: building
isle-hand = Плитки, которые надо выложить
isle-fits = { $count ->
    [0] нет места
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
isle-build-choose = Выберите плитку и коснитесь отмеченного места. Её можно и перетащить туда.
isle-build-where = { $count ->
    [1] Коснитесь отмеченного места.
    [one] Коснитесь одного из { $count } отмеченного места.
   *[other] Коснитесь одного из { $count } отмеченных мест.
}
isle-build-all-placed = Все ваши плитки выложены.
isle-turn = { $count ->
    [1] Здесь она подходит только так
    [one] Повернуть: подходит { $count } способом
   *[other] Повернуть: подходит { $count } способами
}
isle-turn-short = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
}
isle-take-back = Убрать
isle-place = Выложить
isle-done = Стройка окончена
isle-stuck = Этой плитке нет места в ваших владениях. Она вернётся в мешок.
isle-stuck-yet = Этой плитке пока нет места. Можно сначала выложить другие, чтобы освободить место для неё.
isle-give-up = Отказаться
isle-give-up-title = Отказаться от этой плитки?
isle-give-up-text = Она вернётся в мешок, а золото за неё пропадёт.
isle-preview = Что изменит это место
isle-preview-change = сейчас { $before }, станет { $after }
isle-preview-hidden = тайна
isle-preview-scrolls = Свитки в конце
isle-preview-income = Доход за раунд
isle-area-P = пастбище
isle-area-M = горы
isle-area-W = вода
isle-completes = { $count ->
    [one] Завершает область: { $terrain }, { $count } плитка
    [few] Завершает область: { $terrain }, { $count } плитки
   *[many] Завершает область: { $terrain }, { $count } плиток
}
isle-joins = { $count ->
    [one] Соединяет с дорогой замка { $count } плитку
    [few] Соединяет с дорогой замка { $count } плитки
   *[many] Соединяет с дорогой замка { $count } плиток
}

## Isle of Skye: advice
isle-hint-price = Верните { $tile } в мешок. Положите золото: { $prices }.
isle-hint-price-one = { $price } на { $tile }
isle-hint-buy = Купите { $tile }.
isle-hint-pass = На этот раз ничего не покупайте.
isle-hint-place = Выложите { $tile }, как показано.
isle-hint-give-up = Для { $tile } нет места: откажитесь от этой плитки.
isle-hint-done = Всё выложено: стройка окончена.
isle-why-fits-nowhere = Для неё нет места.
isle-why-best-place = Сразу это ничего не даёт, но оставляет больше всего возможностей.
isle-why-goal-gain = { $when } за цель «{ $goal }».
isle-why-completes-gain = Завершает область ({ $terrain }, { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}): { $when } за цель «{ $goal }».
isle-gain-now = +{ $gain } сейчас
isle-gain-later = +{ $gain } в { $count ->
    [1] раунде { $rounds }
   *[other] раундах { $rounds }
}
isle-why-scroll = +{ $points } за свитки в конце.
isle-why-income = +{ $gold } к доходу, ещё { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
isle-why-joins-castle = Соединяет с вашим замком { $tiles ->
    [one] { $tiles } плитку
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}.
isle-why-completes = Завершает область: { $terrain }, { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}.
isle-why-all-built = Выкладывать больше нечего.
isle-why-buy = Для вас она стоит около { $worth ->
    [one] { $worth } очка
    [few] { $worth } очков
    [many] { $worth } очков
   *[other] { $worth } очка
}, а { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} — около { $gold_worth }.
isle-why-denies = Ещё больше она помогла бы сопернику: { $name }.
isle-why-pass-no-gold = { $lowest ->
    [one] Самая дешёвая стоит { $lowest } золотой, а у вас { $gold }.
   *[other] Самая дешёвая стоит { $lowest } золотых, а у вас { $gold }.
}
isle-why-pass-helps-owner = Плата за плитку ({ $tile }) даст сопернику больше, чем вам плитка: { $name }.
isle-why-pass-no-gain = Ни одна плитка в продаже не стоит для вас своей цены.
isle-why-discard = { $tile } помогает вам меньше всего.
isle-why-discard-denies = { $tile } больше всего помогла бы сопернику: { $name }.
isle-why-discard-trade = Две другие дадут вам больше, останутся они у вас или будут проданы.
isle-why-price-to-sell = За { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} { $tile } вполне может купить { $name }.
isle-why-price-to-keep = За { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} { $tile } скорее всего останется у вас.

## Isle of Skye: what happened
isle-event-start = Цели игры: { $goals }.
isle-event-round = Начинается раунд { $round }. Подсчёт: { $goals }.
isle-event-income = { $name } получает { isle-gold }: { $castle } за замок{ $whisky ->
    [0] { "" }
   *[other] {", "}{ $whisky } за виски
}{ $behind ->
    [0] { "" }
   *[other] {", "}{ $behind } за отставание
}.
isle-event-drawn = { $name } тянет { $tiles }.
isle-event-priced = { $name } запечатывает цены.
isle-priced-at = { $tile } за { $price }
isle-event-revealed = { $name } продаёт { $prices }. { $discard } возвращается в мешок.
isle-event-bought = { $name } покупает { $tile } за { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}. Продавец: { $seller }.
isle-event-passed = { $name } ничего не покупает.
isle-event-kept = { $name } оставляет себе { $tiles } и платит { isle-gold }.
isle-event-placed = { $name } выкладывает { $tile }.
isle-event-given-up = { $name } отказывается от { $tile }: нет места.
isle-event-scored = { $points ->
    [0] { $letter }, { $goal }: { $name } ничего не получает ({ $reason }).
    [one] { $letter }, { $goal }: { $name } получает { $points } очко ({ $reason }).
    [few] { $letter }, { $goal }: { $name } получает { $points } очка ({ $reason }).
   *[many] { $letter }, { $goal }: { $name } получает { $points } очков ({ $reason }).
}
isle-event-round-end = Раунд { $round } окончен: { $points }.
isle-event-first-player = Первый игрок теперь { $name }.
isle-event-scrolls = { $count ->
    [0] { $name }: свитков нет.
   *[other] { $name } получает за свитки { points } ({ $reasons }).
}
isle-event-gold = { $name } получает за золото { points } ({ $reason }).
isle-moment-revealed = Цены открыты
isle-moment-income = Раунд { $round }: доход
isle-moment-scored = { $letter } · { $goal }
isle-moment-reason = { $name }: { $reason }
isle-moment-scrolls = Свитки: { $name }
isle-moment-gold = Золото: { $name }

## Isle of Skye: score sheet and end
isle-sheet-now = Если бы подсчёт был сейчас
isle-chart = { $count ->
    [one] Очки за { $count } раунд
    [few] Очки за { $count } раунда
   *[many] Очки за { $count } раундов
  }
isle-chart-step = Раунд
isle-sheet-round = Раунд { $round }
isle-sheet-end = Конец игры
isle-sheet-end-now = Если бы игра кончилась сейчас
isle-source-gold = Золото
isle-source-scroll = Свитки
isle-source-scroll-sheep = Свиток: овцы
isle-source-scroll-whisky = Свиток: виски
isle-source-scroll-ship = Свиток: корабли
isle-source-scroll-cattle = Свиток: коровы
isle-source-scroll-broch = Свиток: брохи
isle-source-scroll-farm = Свиток: фермы
isle-source-scroll-lighthouse = Свиток: маяки
isle-outcome-points = { $name } побеждает: { points }.
isle-outcome-gold = { $name } побеждает: поровну, { points }, но осталось больше золота.
isle-outcome-shared = { $name } делят победу: { points } у каждого и поровну золота.
isle-line-hidden = Золото — тайна, пока эта цель не подсчитана.
isle-line-squares = { $count ->
    [one] { $count } квадрат 2 × 2
    [few] { $count } квадрата 2 × 2
   *[many] { $count } квадратов 2 × 2
}
isle-line-sheep = { isle-things-sheep }
isle-line-broch-mountains = { $count ->
    [0] нет гор с брохом
    [one] { $count } область гор с брохами: { $brochs }
    [few] { $count } области гор с брохами: { $brochs }
   *[many] { $count } областей гор с брохами: { $brochs }
}
isle-line-most-whisky = { isle-things-whisky }{ $rank ->
    [first] {", "}больше всех
    [second] {", "}второе место
   *[none] { "" }
}
isle-line-farm-animals = { $count ->
    [one] { $count } животное у фермы
    [few] { $count } животных у фермы
   *[many] { $count } животных у фермы
}
isle-line-road-cattle = { $count ->
    [one] { $count } корова на дороге к замку
    [few] { $count } коровы на дороге к замку
   *[many] { $count } коров на дороге к замку
}
isle-line-road-tiles = { $count ->
    [one] { $count } плитка соединена с замком
    [few] { $count } плитки соединены с замком
   *[many] { $count } плиток соединено с замком
}
isle-line-largest-water = { $count ->
    [0] нет завершённой области воды
    [one] самая большая завершённая область воды: { $count } плитка
    [few] самая большая завершённая область воды: { $count } плитки
   *[many] самая большая завершённая область воды: { $count } плиток
}
isle-line-complete-areas = { $count ->
    [one] { $count } завершённая область
    [few] { $count } завершённые области
   *[many] { $count } завершённых областей
}
isle-line-large-areas = { $count ->
    [one] { $count } завершённая область не меньше чем из 3 плиток
    [few] { $count } завершённые области не меньше чем из 3 плиток
   *[many] { $count } завершённых областей не меньше чем из 3 плиток
}
isle-line-building-sets = { $count ->
    [one] { $count } набор
    [few] { $count } набора
   *[many] { $count } наборов
}: { $broch ->
    [one] { $broch } брох
    [few] { $broch } броха
   *[many] { $broch } брохов
}, { $farm ->
    [one] { $farm } ферма
    [few] { $farm } фермы
   *[many] { $farm } ферм
}, { $lighthouse ->
    [one] { $lighthouse } маяк
    [few] { $lighthouse } маяка
   *[many] { $lighthouse } маяков
}
isle-line-most-ships = { isle-things-ship }{ $rank ->
    [first] {", "}больше всех
    [second] {", "}второе место
   *[none] { "" }
}
isle-line-most-gold = { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
}{ $rank ->
    [first] {", "}больше всех
    [second] {", "}второе место
   *[none] { "" }
}
isle-line-ship-lighthouse-waters = { $count ->
    [one] { $count } область воды с кораблём и маяком
    [few] { $count } области воды с кораблём и маяком
   *[many] { $count } областей воды с кораблём и маяком
}
isle-line-columns = { $count ->
    [one] { $count } столбец не меньше чем из 3 плиток
    [few] { $count } столбца не меньше чем из 3 плиток
   *[many] { $count } столбцов не меньше чем из 3 плиток
}
isle-line-complete-mountains = { $count ->
    [one] { $count } завершённая область гор
    [few] { $count } завершённые области гор
   *[many] { $count } завершённых областей гор
}
isle-line-scroll = { $amount }, { $each ->
    [1] по 1 очку
   *[other] 1 очко за каждые { $each }
}{ $is_double ->
    [yes] {", "}вдвое в завершённой области
   *[no] { "" }
}
isle-line-gold = { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
}, 1 очко за каждые 5

## Isle of Skye: refusals
fault-not-enough-gold = Это стоит больше золота, чем у вас есть.
fault-price-too-low = { $lowest ->
    [one] На каждой из двух плиток должен быть хотя бы { $lowest } золотой.
   *[other] На каждой из двух плиток должно быть хотя бы { $lowest } золотых.
}
fault-not-your-offer = Эта плитка лежит не перед вами.
fault-wrong-tiles = Одна плитка возвращается, на две другие кладут золото: нужны все три, каждая по разу.
fault-already-sealed = Эти цены уже запечатаны.
fault-own-tile = Это ваша собственная плитка. Покупать можно только у других.
fault-already-bought = Эту плитку уже купили.
fault-not-on-offer = Эта плитка не продаётся.
fault-not-in-hand = Этой плитки нет среди тех, что вам надо выложить.
fault-still-fits = Для этой плитки ещё есть место, поэтому её надо выложить.
fault-must-place-first = Сначала надо выложить оставшиеся плитки.
fault-cell-taken = Там уже лежит плитка.
fault-not-adjacent = Плитка должна касаться ваших владений стороной. Это место их не касается.
fault-bad-turn = Плитку можно поворачивать только на четверть оборота.
fault-terrain-mismatch = Как ни поверни, здесь она не подходит: с { $edge ->
    [N] севера
    [E] востока
    [S] юга
   *[W] запада
} не сходятся { $mine ->
    [P] пастбище
    [M] горы
   *[W] вода
} и { $theirs ->
    [P] пастбище
    [M] горы
   *[W] вода
}.
fault-not-your-turn = Сейчас ходит кто-то другой.
fault-wrong-phase = В этой части раунда так сделать нельзя.
fault-game-over = Игра окончена.
fault-stale-request = Тем временем на столе что-то изменилось. Попробуйте ещё раз.

## Isle of Skye: goals
isle-goal-squares = Квадраты
isle-goal-squares-rule = 2 очка за каждый квадрат из 2 × 2 плиток. Плитка может входить в несколько.
isle-goal-sheep = Овцы
isle-goal-sheep-rule = 1 очко за каждую овцу.
isle-goal-broch-mountains = Брохи в горах
isle-goal-broch-mountains-rule = За каждую горную область с 1 / 2 / 3 и более брохами: 1 / 3 / 6 очков. Завершать её не нужно.
isle-goal-most-whisky = Больше всех виски
isle-goal-most-whisky-rule = 5 очков за наибольшее число плиток с виски, 2 за второе место.
isle-goal-farm-animals = Животные у ферм
isle-goal-farm-animals-rule = 1 очко за каждую овцу и корову на плитке с фермой или на одной из 8 плиток вокруг неё. Каждое животное считается один раз.
isle-goal-road-cattle = Коровы на дороге
isle-goal-road-cattle-rule = 2 очка за каждую корову на плитке, соединённой дорогой с вашим замком.
isle-goal-road-tiles = Дороги к замку
isle-goal-road-tiles-rule = 1 очко за каждую плитку, соединённую дорогой с вашим замком. Сам замок не считается.
isle-goal-largest-water = Самое большое озеро
isle-goal-largest-water-rule = 2 очка за каждую плитку вашей самой большой завершённой области воды.
isle-goal-complete-areas = Завершённые области
isle-goal-complete-areas-rule = 1 очко за каждую завершённую область.
isle-goal-large-areas = Большие области
isle-goal-large-areas-rule = 3 очка за каждую завершённую область не меньше чем из 3 плиток.
isle-goal-building-sets = Наборы построек
isle-goal-building-sets-rule = 5 очков за каждый набор из броха, фермы и маяка. Каждая постройка входит только в один набор.
isle-goal-most-ships = Больше всех кораблей
isle-goal-most-ships-rule = 5 очков за наибольшее число кораблей, 2 за второе место.
isle-goal-most-gold = Больше всех золота
isle-goal-most-gold-rule = 5 очков за наибольшее количество золота, 2 за второе место. Все показывают своё золото.
isle-goal-ship-lighthouse-waters = Корабли и маяки
isle-goal-ship-lighthouse-waters-rule = 3 очка за каждую водную область хотя бы с 1 кораблём и хотя бы с 1 маяком на берегу. Завершать её не нужно.
isle-goal-columns = Столбцы
isle-goal-columns-rule = 3 очка за каждую вертикальную линию хотя бы из 3 плиток без пропусков. Более длинная линия считается один раз, две отдельные в одном столбце — обе.
isle-goal-complete-mountains = Завершённые горы
isle-goal-complete-mountains-rule = 2 очка за каждую завершённую область гор.

## Isle of Skye: help
isle-help-aim = О чём игра
isle-help-aim-text =
    Каждый из вас — вождь клана и строит владения из квадратных плиток вокруг замка.
    Шесть раундов (впятером пять) вы тянете плитки, назначаете цены, покупаете друг у друга и строите. Четыре цели, от A до D, говорят, что приносит очки, а шкала — какие из них считаются в каком раунде. После последнего раунда ещё немного очков дают свитки и золото.
    Побеждает тот, у кого больше всего очков. При равенстве решает оставшееся золото; если и его поровну, победа общая.
isle-help-round = Раунд
isle-help-income = Доход
isle-help-price = Плитки и цены
isle-help-buy = Покупка
isle-help-build = Стройка
isle-help-areas = Области и дороги
isle-help-goals = Шестнадцать целей
isle-help-end = Конец игры
isle-help-components = Что есть в игре
isle-help-tile = Плитка
isle-help-setup = Подготовка
isle-help-score = Подсчёт
isle-clause-1-text = Играют от 2 до 5 человек. Каждый возглавляет клан: синий, жёлтый, красный, белый или зелёный. В игре 73 плитки местности, все разные, и по плитке замка для каждого клана.
isle-clause-2-text = Целей 16, четыре из них участвуют в игре под буквами A, B, C и D. На 14 плитках есть свиток — по два на каждый из семи видов.
isle-clause-3-text = Золото бывает монетами по 1, 2, 5 и 10. Разменять можно в любой момент, и банк не пустеет, поэтому здесь золото — просто число.
isle-clause-4-text = Каждая плитка — квадрат. Каждая из четырёх сторон показывает одну местность, и середина тоже: пастбище, горы или воду.
isle-clause-5-text =
    На одной плитке две стороны одной местности — одна область, если у них общий угол. Сторона и середина — одна область, если на них одна местность. Всё остальное отдельно.
    Значит, противоположные стороны связаны только через середину или через сторону между ними. Середина, чьей местности нет ни на одной стороне, — сама по себе область, завершённая с самого начала.
isle-clause-6-text = Дорога соединяет стороны, к которым она ведёт. На некоторых плитках две дороги, которые не встречаются, а дорога с одной стороной кончается на плитке. Дороги — не границы: местность по обе стороны дороги — одна область.
isle-clause-7-text = Корабли стоят на воде своей плитки, брохи — на её горах, овцы, коровы и фермы — на её пастбище, маяки — на берегу её воды. Свиток относится к области середины.
isle-clause-8-text = Прежде чем выложить плитку, её можно поворачивать на четверть оборота. Она никогда не переворачивается, а выложенная остаётся как лежит.
isle-clause-9-text = Четыре цели выбирает жребий или вы сами. Для первой игры есть лёгкий набор.
isle-clause-10-text = Ваши владения начинаются с плитки замка, её не поворачивают. Все начинают без очков и без золота.
isle-clause-11-text = Первого игрока называют при подготовке (по обычаю — самого младшего) или его выбирает жребий.
isle-clause-12-text = Вдвоём, втроём и вчетвером играют 6 раундов, впятером — 5. Шкала показывает, какие цели считаются в каком раунде и сколько золота дают за каждого игрока впереди.
isle-clause-round-text =
    Все раунды проходят одинаково, и всё делается в свой черёд:
    - Доход: каждый получает золото.
    - Плитки и цены: каждый тянет три плитки, одну сбрасывает, а двум другим тайно назначает цену.
    - Покупка: по очереди каждый может купить одну плитку у другого игрока.
    - Стройка: каждый добавляет полученные плитки к своим владениям.
    - Подсчёт: цели раунда считаются для всех.
isle-clause-13-text =
    Вы получаете 5 золотых за замок и 1 золотой за каждую плитку с бочками виски, соединённую дорогой с вашим замком.
    Начиная с 3-го раунда вы получаете ещё и золото за каждого игрока, у которого больше очков, чем у вас; поровну — не считается. Сумма указана на шкале и с каждым раундом растёт.
    Пример: раунд 5, две плитки с виски соединены, одна нет, впереди два игрока: 5 + 2 + 2 × 3 = 13 золотых.
isle-clause-14-text =
    Каждый тянет три плитки и открывает их для всех. Затем все одновременно и тайно решают: положите топор на одну из своих плиток, а на две другие — своё золото, хотя бы по 1.
    Положить больше, чем есть, нельзя. Сколько золота у вас осталось, никто не знает.
isle-clause-15-text = Когда все запечатали цены, они открываются одновременно. Помеченные плитки возвращаются в мешок, и его перемешивают.
isle-clause-16-text =
    Начиная с первого игрока по часовой стрелке, один круг, каждый может купить ровно одну плитку другого игрока по её цене или пасовать. Свои плитки купить нельзя, а купленная другим уже недоступна.
    Цена сразу переходит продавцу, и он забирает золото, лежавшее на плитке. Это золото можно потратить в том же раунде, если очередь продавца ещё не прошла.
isle-clause-17-text = После последнего игрока плитки, которые никто не купил, достаются тем, перед кем они лежат. Золото с них уходит в банк.
isle-clause-18-text =
    Выложите все плитки, полученные в этом раунде, в любом порядке. Плитка должна касаться хотя бы одной стороной уже выложенной (в том числе только что), и везде, где две плитки соприкасаются, местность должна совпадать: луга с лугами, горы с горами, вода с водой.
    Продолжать дороги не обязательно.
isle-clause-19-text = Плитка, для которой нет места, возвращается в мешок, а золото за неё пропадает. Пока место есть, её надо выложить. Можно сначала выложить другие плитки, чтобы освободить место.
isle-clause-20-text = Цели, указанные на счётчике раундов для этого раунда, подсчитываются для всех. Каждая цель подсчитывается за игру ровно три раза. Затем жетон первого игрока переходит по часовой стрелке.
isle-clause-21-text =
    Область — это вся связная местность одного вида, на скольких бы плитках она ни лежала.
    Она завершена, когда каждая её сторона касается другой плитки. Пустая клетка рядом, даже дыра внутри, оставляет её открытой. Дороги не замыкают область и не делят её.
isle-clause-22-text = Размер области — число разных плиток, на которых она лежит.
isle-clause-23-text = Две дороги соединяются, если у обеих плиток есть дорога на общей стороне. «Соединено с замком» значит: соединено с дорогой вашей плитки замка. Плитка с двумя дорогами, которые не встречаются, соединена, если соединена хотя бы одна из них.
isle-clause-24-text =
    Для целей, где сравнивают, у кого больше:
    - Поделившие первое место получают по 5 очков, и тогда 2 очка не получает никто.
    - Поделившие второе место получают по 2.
    - У кого нет ничего, тот ничего и не получает.
    - Так при любом числе игроков, и вдвоём тоже.
isle-clause-25-text = Ваша плитка замка считается плиткой владений для квадратов, столбцов, областей и их размеров.
isle-clause-26-text =
    После последнего раунда каждый свиток в ваших владениях даёт очки, считая по всем владениям: 1 за каждые 2 овцы, каждые 2 плитки с виски или каждые 2 корабля либо 1 за каждую корову, брох, ферму или маяк.
    Половины округляются вниз. Свиток в завершённой области даёт вдвое больше округлённого числа.
isle-clause-27-text = Каждые 5 золотых дают 1 очко, с округлением вниз.
isle-clause-28-text = Побеждает наибольшее число очков. При равенстве побеждает тот, у кого осталось больше золота до превращения в очки. Если и его поровну, победа общая. На этом игра окончена.

isle-ask-build-order = Кто строит первым?
isle-ask-build-order-text = За настоящим столом все строят одновременно. Здесь строят по очереди, начиная с первого игрока по часовой стрелке. Владения у каждого свои, поэтому это никому не даёт преимущества. Кому нечего выкладывать, того пропускают (правило 18).
isle-ask-undo = Что можно отменить?
isle-ask-undo-text = Последние выложенные плитки, пока вы не скажете, что закончили. Ничего из того, что показало кому-нибудь новое: ни запечатанную и открытую цену, ни вытянутую плитку.
isle-ask-doubled = Очки за свиток удваиваются до или после округления?
isle-ask-doubled-text = После: 5 овец — это 2 очка, а в завершённой области 4 (правило 26).
isle-ask-coins = Может ли банк остаться без монет?
isle-ask-coins-text = Никогда. Для размена всегда хватает (правило 3).
isle-ask-hidden = Что могут знать все?
isle-ask-hidden-text = Все владения, все вытянутые плитки, а значит, и то, что осталось в мешке, но не порядок, в котором это появится. Золото других — тайна, как и цены, пока все их не запечатали. При подсчёте цели «Больше всех золота» все показывают своё золото.
isle-ask-house-rules = Что меняют домашние правила?
isle-ask-house-rules-text = Открытое золото: золото каждого всегда на виду. Открытые цены: цены видны сразу, игроки назначают их по очереди. Больше ничего не меняется.
isle-ruling-first-game = Какие цели рекомендуются для первой игры?
isle-ruling-first-game-text = Здесь это: «{ isle-goal-farm-animals }» (A), «{ isle-goal-complete-mountains }» (B), «{ isle-goal-road-tiles }» (C) и «{ isle-goal-squares }» (D). В книге правил свой набор показан на рисунке (правило 9).
isle-ruling-castle-turn = Можно ли повернуть плитку замка?
isle-ruling-castle-turn-text = Нет. Она лежит так, как показана, поворачивать её нельзя (правило 10).
isle-ruling-give-up = Плитке нет места, но его могла бы создать другая моя плитка. Можно ли от неё отказаться?
isle-ruling-give-up-text = Да. Отказаться от плитки можно, если сейчас ей нет места. Можно сначала выложить другие плитки, чтобы место появилось, но это не обязательно. Пока место есть, плитку надо выложить (правило 19).
isle-ruling-two-roads = На плитке две дороги, и лишь одна ведёт к моему замку. Она соединена?
isle-ruling-two-roads-text = Да: достаточно одной из двух дорог (правило 23).
isle-ruling-columns = В одном столбце две отдельные линии. Считаются обе?
isle-ruling-columns-text = Да. Для цели «{ isle-goal-columns }» считается каждая вертикальная линия хотя бы из 3 плиток без пропусков, даже если две из них в одном столбце.
isle-ruling-castle = Считается ли моя плитка замка?
isle-ruling-castle-text = Плиткой владений для квадратов, столбцов, областей и их размеров — да. Среди плиток, соединённых дорогами с замком, — нет (правило 25).
isle-ruling-gold-tie = Очков поровну. Какое золото сравнивают?
isle-ruling-gold-tie-text = То, что осталось до превращения в очки: 9 золотых больше, чем 8, хотя и те и другие дают 1 очко (правило 28).
isle-help-reconstructed-text = В печатных правилах показаны не все плитки. Плитки местности взяты из единственного открытого списка и могут отличаться от печатной игры; середину плитки 27 мы определили по опечатке в нём. Цели, рекомендуемые для первой игры, ни в одном списке не указаны: их выбрали мы.

isle-example-fits = Подходит: пастбище к пастбищу, вода к воде.
isle-example-mismatch = Не подходит: пастбище коснулось бы воды. Если повернуть дальше, подойдёт.
isle-example-apart = Нельзя: плитка касается владений только углом.
isle-example-lake = Новая плитка завершает это озеро. Число плиток, на которых оно лежит: { $count }; таков и его размер.
isle-example-open = То же озеро без этой плитки: одна сторона открыта, оно не завершено.
isle-example-income = Плиток с виски, соединённых с замком: { $joined }, не соединённых: { $apart }. Доход: { $income } золотых.
isle-example-road = Плиток, соединённых с замком: { $count }.
isle-example-scroll = Овец: { $amount }, а свиток за овец лежит в завершённой области. Очков: { $points }.
isle-example-parts = Одни и те же стороны дважды: через воду в середине обе воды — одна область, через пастбище в середине — оба пастбища.
isle-example-gives = { $reason }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
isle-example-alt = Пример к правилу { $rule }: { $words }
isle-example-goal-alt = Пример к цели «{ $goal }»: { $words }
isle-example-rank = У кого { $amount }, тот получает { $points ->
    [0] ничего
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

isle-symbol-sheep = Овцы
isle-symbol-sheep-text = Стоят на пастбище. Считаются для целей «Овцы» и «Животные у ферм» и для свитков.
isle-symbol-cattle = Коровы
isle-symbol-cattle-text = Стоят на пастбище. Считаются для цели «Животные у ферм», а если соединены с замком — для цели «Коровы на дороге», и для свитков.
isle-symbol-farm = Ферма
isle-symbol-farm-text = Стоит на пастбище. Считается для целей «Животные у ферм» и «Наборы построек» и для свитков.
isle-symbol-broch = Брох
isle-symbol-broch-text = Круглая башня в горах. Считается для целей «Брохи в горах» и «Наборы построек» и для свитков.
isle-symbol-lighthouse = Маяк
isle-symbol-lighthouse-text = Стоит на берегу воды своей плитки. Считается для целей «Корабли и маяки» и «Наборы построек» и для свитков.
isle-symbol-ship = Корабль
isle-symbol-ship-text = Стоит на воде своей плитки. Считается для целей «Больше всех кораблей» и «Корабли и маяки» и для свитков.
isle-symbol-whisky = Виски
isle-symbol-whisky-text = 1 золотой каждый раунд, если плитка соединена дорогой с вашим замком. Считается для цели «Больше всех виски» и для свитков, соединена плитка или нет.
isle-symbol-scroll = Свиток
isle-symbol-scroll-text = После последнего раунда даёт очки за то, что на нём показано, и вдвойне, если лежит в завершённой области.
isle-symbol-castle = Замок
isle-symbol-castle-text = Начало ваших владений: 5 золотых каждый раунд и дорога, с которой соединяются другие.
isle-symbol-road = Дорога
isle-symbol-road-text = Соединяет плитки с вашим замком. Продолжать её не обязательно, и она не делит области.
isle-help-track = Игроков: { $players }
isle-help-track-round = Раунд
isle-help-track-gold = Золото за каждого впереди

## Kept games, the engine's health and new versions

fault-file-missing = На сервере нет части игры ({ $file }).
fault-file-damaged = Часть игры пришла повреждённой ({ $file }).
fault-file-wrong-type = Сервер выдаёт часть игры за что-то другое ({ $file } как { $type }).
fault-build-changed = На сервере новая версия Skye. Загрузите страницу заново; если не поможет, подождите несколько минут.
fault-network-failed = Не удалось загрузить часть игры ({ $file }). Есть ли сеть?
fault-worker-failed = В этом браузере игру запустить не удалось.
fault-boot-failed = Игру запустить не удалось ({ $detail }).
fault-boot-timeout = { $seconds ->
    [one] Игра не запустилась: { $seconds } секунду ничего не происходило.
    [few] Игра не запустилась: { $seconds } секунды ничего не происходило.
   *[many] Игра не запустилась: { $seconds } секунд ничего не происходило.
}
fault-page-failed = Не удалось построить страницу ({ $detail }).
fault-storage-full = На этом устройстве нет места для сохранения. Последнее действие не выполнено: освободите место и попробуйте ещё раз.
fault-storage-failed = Не удалось сохранить игру. Последнее действие не выполнено: попробуйте ещё раз.
fault-open-in-other-tab = Эта игра открыта в другой вкладке.
fault-record-damaged = Эта сохранённая игра повреждена, и её копии тоже.
fault-newer-version = Это создано более новой версией Skye. Перезагрузите страницу, чтобы обновить Skye, и откройте снова.
fault-other-rules = Эта игра создана по другим правилам, которых эта версия Skye не знает. Сохраните её в файл и откройте в той версии Skye, где она создана.
fault-already-here = Эта игра уже здесь.
fault-not-a-file = Это не файл.
fault-unreadable-file = Не удалось прочитать файл.
fault-not-text = Это не сохранённая игра, а файл другого рода.
fault-not-json = Это не сохранённая игра: файл испорчен или другого рода.
fault-not-a-record = В этом файле нет игры Skye.
fault-too-large = Это слишком велико для сохранённой игры.
fault-too-deep = Это не сохранённая игра: слишком глубокая вложенность.
fault-wrong-type = Эта сохранённая игра испорчена ({ $field }).
fault-bad-setup = Эта сохранённая игра испорчена: такая подготовка невозможна.
fault-illegal-action = Эта сохранённая игра испорчена: действие { $number } против правил.
fault-unknown-action = Такое действие этой игре неизвестно.
fault-wrong-digest = Эта сохранённая игра изменена: она приводит не туда, куда должна.
fault-no-games = Сохранённых игр нет.
fault-no-table = Эта игра уже закрыта.
fault-worker-error = В движке что-то пошло не так: { $detail }
fault-engine-crashed = Движок правил остановился.
fault-engine-hung = { $seconds ->
    [one] Движок правил не отвечал { $seconds } секунду.
    [few] Движок правил не отвечал { $seconds } секунды.
   *[many] Движок правил не отвечал { $seconds } секунд.
}
fault-engine-restarted = Движок правил перезапущен. Ваша игра осталась прежней.
fault-game-lost = Движок правил остановился, а браузер не сохранил игру: к сожалению, она потеряна.
update-offer = Готова новая версия Skye.
update-accept = Перезагрузить
update-later = Позже
update-no-answer = Новая версия не отвечает. Закройте Skye во всех вкладках и откройте снова.
update-other-tabs = Сначала закройте другие вкладки со Skye, тогда новая версия сможет запуститься.

# A tile on trial, in every game
trial-lies = Лежит здесь на пробу: { $words }
trial-only-turn = Здесь она подходит только так.
trial-turn = { $count ->
    [1] Повернуть (подходит только так)
    [one] Повернуть (подходит { $count } способом)
   *[other] Повернуть (подходит { $count } способами)
  }
trial-turn-short = Повернуть
trial-cancel = Убрать
trial-place = Выложить

# Skylands
sky-terrain-F = лес
sky-terrain-M = гора
sky-terrain-C = кристалл
sky-terrain-T = город
sky-terrain-cloud = облака
sky-side = { $side }: { $terrain }
sky-tile-name = «{ $words }»
sky-island = Остров: { $terrain }, { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }, { $count ->
    [0] никто не живёт
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
  }, столбец { $x }, ряд { $y }
sky-folk-G = { $count ->
    [one] { $count } зелёный житель
    [few] { $count } зелёных жителя
   *[many] { $count } зелёных жителей
  }
sky-folk-P = { $count ->
    [one] { $count } фиолетовый житель
    [few] { $count } фиолетовых жителя
   *[many] { $count } фиолетовых жителей
  }
sky-folk-B = { $count ->
    [one] { $count } синий житель
    [few] { $count } синих жителя
   *[many] { $count } синих жителей
  }
sky-folk-W = { $count ->
    [one] { $count } житель любого цвета
    [few] { $count } жителя любого цвета
   *[many] { $count } жителей любого цвета
  }
sky-guest-G = Гостиница: зелёный гость
sky-guest-P = Гостиница: фиолетовый гость
sky-guest-B = Гостиница: синий гость
sky-free = бесплатно
sky-costs = Цена: { $folk }

sky-setup-start = Начало
sky-start-printed = Готовые планшеты
sky-start-printed-note = На каждом планшете уже есть три плитки, у всех немного разные.
sky-start-tactical = Тактическое
sky-start-tactical-note = Пустые планшеты: сначала каждый выкладывает стартовую плитку и две из трёх вытянутых.
sky-setup-specials = Особые острова
sky-specials-random = Случайные
sky-specials-random-note = Из каждой из четырёх групп вытягивают и выставляют по четыре.
sky-specials-first-game = Первая игра
sky-specials-first-game-note = Двенадцать простых и четыре, которыми легко пользоваться.

sky-actions = Четыре действия
sky-action-discover = Открытие островов
sky-action-deploy = Заселение
sky-action-create = Создание островов
sky-action-convert = Превращение энергии
sky-track-action = { $count ->
    [0] { $action }
   *[other] { $action }: { $names }
  }
sky-supply = Запас
sky-stack = Стопка
sky-stack-left = { $count ->
    [one] В стопке осталась { $count } плитка.
    [few] В стопке остались { $count } плитки.
   *[many] В стопке осталось { $count } плиток.
  }
sky-stack-show = Показать оставшиеся плитки
sky-points-left = { $count ->
    [one] В запасе осталось { $count } очко.
    [few] В запасе остались { $count } очка.
   *[many] В запасе осталось { $count } очков.
  }
sky-drawer = Острова и запас
sky-active = активный игрок, с бонусом
sky-if-it-ended-now = { $points }, если бы игра кончилась сейчас
sky-now-short = итог сейчас
sky-show = Особые острова на витрине
sky-group-plain = Простые
sky-group-instant = Мгновенные
sky-group-lasting = Постоянные
sky-group-scoring = В конце
sky-specials-of = Особые острова: { $name }
sky-empty = { $count ->
    [one] { $count } пустая клетка
    [few] { $count } пустые клетки
   *[many] { $count } пустых клеток
  }
sky-marker-active = Маркер активен: можно один раз повторить действие, иначе в конце он даст 2 очка.
sky-marker-used = Маркер использован.

sky-phase = Ход { $turn } · { $phase }
sky-phase-start = Тактическое начало
sky-phase-choose = выбор действия
sky-phase-discover = Открытие островов
sky-phase-deploy = Заселение
sky-phase-create = Создание островов
sky-phase-pay = Создание островов
sky-phase-place = Создание островов
sky-phase-outpost = Аванпост
sky-phase-convert = Превращение энергии
sky-phase-end = Конец игры

sky-prompt-start = { $name }, выложите стартовую плитку и две из трёх других.
sky-prompt-choose = { $name }, выберите действие для всех.
sky-prompt-discover = { $name }, возьмите плитку и выложите её или пасуйте.
sky-prompt-bonus = { $name }, можно взять ещё одну плитку.
sky-prompt-deploy = { $name }, заселите остров или пасуйте.
sky-prompt-create = { $name }, выберите особый остров или пасуйте.
sky-prompt-pay = { $name }, кто платит?
sky-prompt-place = { $name }, выложите свой особый остров.
sky-prompt-outpost = { $name }, выложите плитку, найденную аванпостом, или сбросьте её.
sky-prompt-convert = { $name }, переселите жителей с кристального острова в город или пасуйте.
sky-prompt-done = { $name }, закончите свой шаг или отмените его.
sky-prompt-end = Игра окончена.
sky-bot-start = { $name } выкладывает первые плитки.
sky-bot-choose = { $name } выбирает действие.
sky-bot-discover = { $name } выбирает плитку.
sky-bot-deploy = { $name } заселяет острова.
sky-bot-create = { $name } выбирает особый остров.
sky-bot-pay = { $name } платит.
sky-bot-place = { $name } выкладывает особый остров.
sky-bot-outpost = { $name } смотрит, что нашёл аванпост.
sky-bot-convert = { $name } переселяет жителей в город.

sky-may-end = В этот ход игра может закончиться.
sky-will-end = После этого хода игра закончится.
sky-warning-few-tiles = Стопка слишком мала для открытия островов: кто выберет это действие, сразу закончит игру.
sky-warning-few-squares = { $name }: { $empty ->
    [one] осталась { $empty } пустая клетка
    [few] остались { $empty } пустые клетки
   *[many] осталось { $empty } пустых клеток
  }.
sky-warning-few-points = Очки в запасе подходят к концу.
sky-cannot-choose = Сейчас это действие выбрать нельзя.
sky-gain-discover = { $count ->
    [0] ни одной плитки
    [1] 1 плитка
    [one] до { $count } плитки
   *[other] до { $count } плиток
  }
sky-gain-deploy = { $count ->
    [0] никто
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
  }
sky-gain-create = { $count ->
    [0] не хватает ни на один остров
    [one] хватает на { $count } остров на выбор
    [few] хватает на { $count } острова на выбор
   *[many] хватает на { $count } островов на выбор
  }
sky-gain-convert = { $count ->
    [0] нет очков
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
sky-others-gain = Что получат остальные
sky-repeat-note = Ваша фишка стоит здесь: маркер перевернётся.
sky-repeat-title = Перевернуть маркер?
sky-repeat-text = Один раз за игру можно остаться на действии и повторить его. Маркер, активный до конца игры, даёт 2 очка.
sky-ends-game = Сразу заканчивает игру.
sky-end-title = Закончить игру?
sky-end-text = Плиток для открытия уже не хватает. Этот выбор сразу заканчивает игру, без действия.

sky-tiles = Плитки
sky-tile-number = Плитка { $number }
sky-choose-tile = Сначала выберите плитку.
sky-choose-place = { $count ->
    [1] Коснитесь единственной подходящей клетки.
    [one] Коснитесь одной из { $count } подходящей клетки.
   *[other] Коснитесь одной из { $count } подходящих клеток.
  }
sky-fits = { $count ->
    [0] нет места
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
  }
sky-fits-nowhere = Этой плитке нет места на вашем планшете.
sky-preview = Что это изменит
sky-preview-total = Если бы игра кончилась сейчас
sky-preview-change = было { $before }, станет { $after }
sky-completes = завершает остров: { $terrain }, { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }
sky-taken = Ваша плитка выложена.
sky-start-placed = Ваши стартовые плитки выложены.
sky-discard = Сбросить плитку
sky-deploy-hint = Коснитесь завершённого острова, чтобы заселить его свободные места.
sky-deploy-more = Ход ваш, поэтому можно заселить ещё один остров.
sky-deployed = Все заселились.
sky-deploy-none = Нет завершённого острова со свободными местами.
sky-in-supply = В запасе:
sky-islands = Острова для заселения
sky-created = Ваш особый остров выложен.
sky-you-have = У вас есть:
sky-create-bonus = Ход ваш, поэтому за белые символы платить не нужно.
sky-can-create = можно создать
sky-cannot-create = нельзя создать
sky-special-points = { $points ->
    [one] { $points } очко в конце
    [few] { $points } очка в конце
   *[many] { $points } очков в конце
  }
sky-create = Создать
sky-pay = Осталось заплатить ({ $special }):
sky-pay-G = Теперь зелёный житель: с какого острова?
sky-pay-P = Теперь фиолетовый житель: с какого острова?
sky-pay-W = Теперь любой житель: с какого острова?
sky-moved = { $count ->
    [one] Переселился { $count } житель.
    [few] Переселились { $count } жителя.
   *[many] Переселилось { $count } жителей.
  }
sky-convert-none = Переселять некого или нет завершённого города.
sky-convert-from = С какого острова?
sky-convert-into = В какой город?
sky-trades = Торговый квартал: двух на одного
sky-trade-first = Один отсюда
sky-trade-second = Второй отсюда
sky-trade-city = Новый житель переселится сюда
sky-trade = Обменять двух на одного
sky-hostel = { $count ->
    [0] Поселить кого-нибудь в гостинице
   *[other] Поселить кого-нибудь в гостинице (там уже { $count })
  }
sky-lodge-from = В гостиницу: с какого острова?
sky-passed-over = { $count ->
    [1] { $names } ничего не может сделать и пасует.
   *[other] { $names } ничего не могут сделать и пасуют.
  }
sky-done = Готово
sky-pass = Пас
sky-pass-title = Пасовать?
sky-pass-text = На этом шаге ещё можно что-то сделать.
sky-several-islands = Там больше одного острова. Выберите его ниже.
sky-not-this-island = Этот остров сейчас нельзя заселить.
sky-no-island-there = Там нет острова. Коснитесь одного из обведённых.
sky-filled-already = Вы только что заселили этот остров.
sky-convert-only = Жители переселяются с кристального острова в город. Коснитесь одного из обведённых.
sky-mismatch = Как ни поверни, здесь она не подходит: с { $edge ->
    [N] севера
    [E] востока
    [S] юга
   *[W] запада
  } не сходятся { $mine } и { $theirs }.

sky-hint-choose = Выберите действие «{ $action }».
sky-hint-repeat = Переверните маркер и повторите действие «{ $action }».
sky-hint-take = Возьмите { $tile } и выложите, как показано.
sky-hint-place = Выложите { $tile }, как показано.
sky-hint-deploy = Заселите этот остров: { $island }.
sky-hint-create = Создайте особый остров: { $special }.
sky-hint-pay = Заплатите отсюда: { $island }.
sky-hint-trade = Обменяйте двух на одного: { $island }.
sky-hint-convert = Переселите отсюда: { $island }; сюда: { $other }.
sky-hint-lodge = Поселите кого-нибудь в гостинице, отсюда: { $island }.
sky-hint-discard = Сбросьте { $tile }.
sky-hint-pass = Пасуйте.
sky-hint-done = Шаг окончен.
sky-why-points-now = Очки, если бы игра после этого кончилась: { $points }.
sky-why-nothing-better = Ничего лучше не видно.
sky-why-completes-island = Это завершает остров: { $terrain }, { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }.
sky-why-fills-island = { $count ->
    [one] Вселяется { $count } житель: { $terrain }.
    [few] Вселяются { $count } жителя: { $terrain }.
   *[many] Вселяется { $count } жителей: { $terrain }.
  }
sky-why-converts = { $count ->
    [one] { $count } житель превращается в очко.
    [few] { $count } жителя превращаются в очки.
   *[many] { $count } жителей превращаются в очки.
  }
sky-why-creates = Это приближает особый остров: { $special }.
sky-why-turn-gains = Очки за этот ход: вам { $mine }, любому другому не больше { $theirs }.

sky-event-start = Начинается игра Skylands.
sky-event-turn = Ход { $turn }: { $name }.
sky-event-chosen = { $name } выбирает действие «{ $action }».
sky-event-repeated = { $name } переворачивает маркер и повторяет действие «{ $action }».
sky-event-revealed = { $count ->
    [one] Открывается { $count } плитка.
    [few] Открываются { $count } плитки.
   *[many] Открывается { $count } плиток.
  }
sky-event-taken = { $name } берёт { $tile } и выкладывает: столбец { $x }, ряд { $y }.
sky-event-placed = { $name } выкладывает { $tile }: столбец { $x }, ряд { $y }.
sky-event-completed = { $name } завершает остров: { $terrain }, { $spaces ->
    [one] { $spaces } место.
    [few] { $spaces } места.
   *[many] { $spaces } мест.
  }
sky-event-deployed = { $name }: { $count ->
    [one] вселяется { $count } житель
    [few] вселяются { $count } жителя
   *[many] вселяется { $count } жителей
  } ({ $terrain }).
sky-event-lodged = { $name } селит кого-то в гостинице.
sky-event-created = { $name } создаёт особый остров: { $special }.
sky-event-traded = { $name } обменивает двух жителей на одного.
sky-event-drawn = { $name }: аванпост находит { $tile }.
sky-event-discarded = { $count ->
    [one] Сбрасывается { $count } плитка.
    [few] Сбрасываются { $count } плитки.
   *[many] Сбрасывается { $count } плиток.
  }
sky-event-converted = { $name } переселяет в город { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
  }.
sky-event-points = { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }: { $reason }.
sky-event-passed = { $name } пасует.
sky-event-cannot = { $name } ничего не может сделать и пасует.
sky-points-energy = энергия
sky-points-bonus = бонус за свой ход
sky-points-generator = генератор
sky-points-power-station = электростанция
sky-points-profitable-city = доходный город
sky-points-useful-find = полезная находка
sky-end-few-squares = Планшет почти заполнен: игра окончена.
sky-end-points-gone = Запас очков пуст: игра окончена.
sky-end-stack-gone = Плиток для открытия не хватает: игра окончена.
sky-outcome-points = { $name } побеждает: { points }.
sky-outcome-shared = { $name } делят победу: { points } у каждого.

sky-sheet-now = Если бы игра кончилась сейчас
sky-sheet-end = Итоговые очки
sky-chart = { $count ->
    [one] Очки за { $count } ход
    [few] Очки за { $count } хода
   *[many] Очки за { $count } ходов
  }
sky-chart-step = Ход
sky-source-empty = Пустые клетки
sky-source-empty-rule = −2 за каждую
sky-source-inhabitants = Жители
sky-source-inhabitants-rule = 1 за каждых 2 на планшете
sky-source-spaces = Завершённые острова
sky-source-spaces-rule = 1 за каждое место, включая города
sky-source-special = Особые острова
sky-source-collected = Собрано
sky-source-collected-rule = очки, взятые из запаса
sky-source-written = Записано
sky-source-written-rule = очки, на которые запаса не хватило
sky-source-marker = Маркер
sky-source-marker-rule = 2, если он ещё активен
sky-line-empty = { $count ->
    [one] { $count } пустая клетка
    [few] { $count } пустые клетки
   *[many] { $count } пустых клеток
  }
sky-line-inhabitants = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
  }
sky-line-spaces = { $count ->
    [one] { $count } место на завершённых островах
    [few] { $count } места на завершённых островах
   *[many] { $count } мест на завершённых островах
  }
sky-line-collected = { $points ->
    [one] собрано { $points } очко
    [few] собрано { $points } очка
   *[many] собрано { $points } очков
  }
sky-line-written = { $points ->
    [one] записано { $points } очко
    [few] записано { $points } очка
   *[many] записано { $points } очков
  }
sky-line-marker = { $count ->
    [0] маркер использован
   *[other] маркер ещё активен
  }
sky-line-special = { $special }: считается { $count }
sky-line-special-open = { $special }: его остров не завершён

sky-special-small-forest = Малый лес
sky-special-small-mountain = Малая гора
sky-special-small-crystal = Малый кристалл
sky-special-small-city = Малый город
sky-special-half-forest = Широкий лес
sky-special-half-mountain = Широкая гора
sky-special-half-crystal = Широкий кристалл
sky-special-half-city = Широкий город
sky-special-whole-forest = Цельный лес
sky-special-whole-mountain = Цельная гора
sky-special-whole-crystal = Цельный кристалл
sky-special-whole-city = Цельный город
sky-special-useful-find = Полезная находка
sky-special-outpost = Аванпост
sky-special-fertile-forest = Плодородный лес
sky-special-fertile-mountain = Плодородная гора
sky-special-fertile-crystal = Плодородный кристалл
sky-special-profitable-city = Доходный город
sky-special-generator = Генератор
sky-special-hostel = Гостиница
sky-special-trading-district = Торговый квартал
sky-special-mountain-district = Горный квартал
sky-special-forest-district = Лесной квартал
sky-special-power-station = Электростанция
sky-special-forest-temple = Лесной храм
sky-special-mountain-temple = Горный храм
sky-special-crystal-temple = Кристальный храм
sky-special-city-temple = Городской храм
sky-special-sky-refuge = Небесное убежище
sky-special-sanctuary = Святилище
sky-special-academy = Академия
sky-special-villa = Вилла
sky-effect-plain = Остров ({ $terrain }), мест: { $spaces }.
sky-effect-useful-find = Сразу 2 очка из запаса.
sky-effect-outpost = Сразу возьмите верхнюю плитку стопки и выложите её или сбросьте.
sky-effect-fertile-forest = Когда этот лес завершён, все его свободные места сразу заселяются.
sky-effect-fertile-mountain = Когда эта гора завершена, все её свободные места сразу заселяются.
sky-effect-fertile-crystal = Когда этот кристальный остров завершён, все его свободные места сразу заселяются.
sky-effect-profitable-city = Когда город завершён, сразу 1 очко за каждые 2 места города.
sky-effect-generator = 1 очко каждый раз, когда кто-нибудь выбирает превращение энергии.
sky-effect-hostel = Здесь могут поселиться до 4 жителей, чтобы потом заплатить или превратиться в энергию. Места гостиницы не дают очков.
sky-effect-trading-district = При создании островов и превращении энергии можно обменять 2 жителей одного вида на 1 любого.
sky-effect-mountain-district = При создании островов платите на 1 фиолетового жителя меньше.
sky-effect-forest-district = При создании островов платите на 1 зелёного жителя меньше.
sky-effect-power-station = 2 очка каждый раз, когда вы при превращении энергии переселяете кого-нибудь в её город.
sky-effect-forest-temple = В конце 2 очка за каждый ваш завершённый лес.
sky-effect-mountain-temple = В конце 2 очка за каждую вашу завершённую гору.
sky-effect-crystal-temple = В конце 2 очка за каждый ваш завершённый кристальный остров.
sky-effect-city-temple = В конце 2 очка за каждый ваш завершённый город.
sky-effect-sky-refuge = В конце 1 очко за каждых 2 жителей на вашем планшете.
sky-effect-sanctuary = В конце 1 очко за каждую плитку на 8 клетках вокруг него.
sky-effect-academy = В конце 2 очка за каждый особый остров на вашем планшете, включая этот.
sky-effect-villa = В конце 1 очко за каждое место вашего завершённого острова, на котором мест больше всего.

sky-help-aim = О чём игра
sky-help-aim-text = Каждый заполняет планшет из 5 на 4 клетки парящими островами, заселяет их и превращает кристаллы в очки.
    Побеждает тот, у кого в конце больше всего очков.
sky-help-placing = Как выложить плитку
sky-help-turn = Ход
sky-help-discover = Открытие островов
sky-help-deploy = Заселение
sky-help-create = Создание островов
sky-help-convert = Превращение энергии
sky-help-specials = Особые острова
sky-help-end = Конец игры
sky-help-reconstructed-text = В доступных нам правилах указаны не все значения. Цены, места и бо́льшую часть очков специальных островов, число плиток для 2 и 3 игроков, рисунок планшетов, стартовые плитки и четыре дополнительных острова первой игры мы восстановили сами; они могут отличаться от печатной игры.
sky-help-components = Что есть в игре
sky-help-setup = Подготовка
sky-clause-1-text = Играют от 2 до 4 человек. У каждого планшет из 5 столбцов и 4 рядов, всего 20 клеток.
sky-clause-2-text =
    Плиток островов 88; вдвоём играют на 48, втроём на 68, вчетвером на всех. На каждой стороне плитки лес, гора, кристалл, город или облака.
    Стороны одной местности на плитке — одна часть острова, по одному месту на сторону. Разные местности — разные части.
sky-clause-3-text = Особых островов 32: 12 простых, 6 мгновенных, 6 постоянных и 8, которые считаются в конце. Цена каждого — зелёные и фиолетовые жители; белый символ — житель любого цвета. Остров с облаками со всех сторон завершён сам по себе.
sky-clause-4-text = В запасе 60 жителей: 20 зелёных для лесов, 20 фиолетовых для гор и 20 синих для кристаллов. Если цвет закончился, взять его неоткуда.
sky-clause-5-text = В запасе очков 32 очка для 2 игроков, 42 для 3 и 48 для 4.
sky-clause-6-text = У каждого есть фишка, стоящая на последнем выбранном действии, и маркер, который вначале лежит активной стороной вверх.
sky-clause-7-text = Начало с готовыми планшетами: на каждом планшете напечатаны три плитки, они считаются выложенными. Все планшеты немного разные.
sky-clause-8-text = Тактическое начало: планшеты пусты. Каждый получает двустороннюю стартовую плитку и тянет три плитки островов. Две из них вы оставляете и выкладываете их и одну сторону стартовой плитки по обычным правилам.
sky-clause-9-text = Из каждой из четырёх групп особых островов открывают по четыре, всего 16. В первой игре на витрине 12 простых, полезная находка, аванпост, плодородный лес и доходный город.
sky-clause-10-text = Первого игрока определяет жребий, или его выбирают при подготовке. Ходят по часовой стрелке.
sky-clause-11-text =
    Плитку кладут на любую пустую клетку своего планшета, повернув как угодно; касаться другой она не обязана. Где она касается других, каждая сторона должна подходить: та же местность или облака к облакам.
    У края планшета можно всё, но остров, открытый к краю, никогда не завершить.
sky-clause-12-text = Выложенную плитку больше не поворачивают и не двигают.
sky-clause-13-text = Остров — это все соединённые части одной местности. Он завершён, когда ни одна его сторона не открыта.
sky-clause-14-text =
    Активный игрок переставляет фишку на другое действие, не то, на котором она стоит; в первом круге — на любое.
    Один раз за игру можно вместо этого перевернуть маркер на пассивную сторону, остаться и повторить действие.
sky-clause-15-text = Действие выполняют все: сначала активный игрок, затем остальные по часовой стрелке. Бонус есть только у активного игрока. Любой может пасовать.
sky-clause-16-text =
    Открывают на одну плитку больше, чем игроков. Каждый по очереди берёт одну из них и сразу выкладывает или пасует.
    Бонус: после всех активный игрок может взять и выложить ещё одну. Остальное уходит в сброс и не возвращается.
sky-clause-17-text = Если плиток для открытия не хватает, игра сразу заканчивается, без действия.
sky-clause-18-text =
    Выберите завершённый лес, гору или кристальный остров со свободным местом и заселите из запаса все его свободные места, насколько хватит запаса: зелёные живут в лесах, фиолетовые на горах, синие на кристаллах. В городах не живёт никто.
    Бонус: два острова.
sky-clause-19-text =
    Выберите особый остров на витрине, заплатите его цену жителями со своего планшета и сразу выложите его. За белый символ можно заплатить любым цветом. Кто не может заплатить или выложить, тот его не получает.
    Бонус: за белые символы можно не платить. Витрина не пополняется.
sky-clause-20-text = Выберите завершённый кристальный остров с жителями и завершённый город. Они переселяются в город, пока он не заполнится или остров не опустеет: 1 очко из запаса за каждого. Затем они возвращаются в запас, и город снова свободен.
sky-clause-21-text = Бонус: из одного или двух кристальных островов в один город либо из одного кристального острова в один или два города; и ещё 2 очка, если переселился хотя бы один житель.
sky-clause-22-text = Очки, на которые не хватило запаса, записываются и всё равно считаются, откуда бы они ни взялись.
sky-clause-23-text = Каждый особый остров делает то, что сказано ниже. Напечатанные на нём очки считаются в конце, только если остров, в который он входит, завершён.
sky-clause-24-text =
    Как особые острова сочетаются со всем остальным:
    - Плодородный остров и доходный город действуют один раз, когда их остров завершён, какой бы плиткой это ни случилось.
    - Генератор платит в момент выбора действия.
    - В начале своего шага любого действия можно переселять жителей завершённых островов в свою гостиницу; в ней 4 места. До этого ничего другого делать нельзя.
    - При превращении энергии синие гости гостиницы могут заменить кристальный остров или дополнить его.
    - Торговым кварталом можно пользоваться несколько раз за шаг: он берёт двух жителей одного вида и даёт одного другого.
    - Храм — не остров своего вида.
    - Скидка квартала действует, только если в цене есть этот цвет.
sky-clause-25-text = Игра заканчивается после хода, если у кого-нибудь осталось не больше одной пустой клетки или запас очков пуст.
sky-clause-26-text =
    Затем все считают:
    - −2 очка за каждую пустую клетку
    - 1 очко за каждых 2 жителей на планшете
    - 1 очко за каждое место завершённых островов, включая города, но не гостиницу
    - очки особых островов в завершённых островах
    - собранные очки и записанные
    - 2 очка, если маркер ещё активен
    Пример: 2 пустые клетки −4, 9 жителей 4, 28 мест 28, особые острова 11, собранные очки и маркер 10: 49 очков.
sky-clause-27-text = Побеждает наибольшее число очков. При равенстве победа общая.

sky-ruling-written = Запас очков пуст. Очки пропадают?
sky-ruling-written-text = Нет. То, на что не хватило запаса, записывается и считается, откуда бы оно ни взялось (правило 22).
sky-ruling-fertile = Когда действуют плодородные острова и доходный город?
sky-ruling-fertile-text = Один раз, когда их остров завершён любой плиткой, и тогда для всего острова (правило 24).
sky-ruling-generator = Когда платит генератор?
sky-ruling-generator-text = Когда кто-нибудь выбирает превращение энергии, ещё до начала действия, даже если превращать никому нечего (правило 24).
sky-ruling-hostel = Когда можно пользоваться гостиницей?
sky-ruling-hostel-text = В начале своего шага любого действия, прежде всего остального, по одному жителю. Выйти можно, только чтобы заплатить, обменяться или превратиться в энергию. Бонус открытия островов — не новый шаг (правило 24).
sky-ruling-guests = Можно ли превратить в энергию синих гостей гостиницы без острова кристаллов?
sky-ruling-guests-text = Да. При превращении энергии они могут заменить остров кристаллов, даже если у вас его нет, или дополнить его и никогда не считаются за один из островов правила. То же и с синими жителями, полученными обменом (правило 24).
sky-ruling-trade = Сколько раз можно меняться и на кого?
sky-ruling-trade-text = Сколько угодно за шаг. При создании островов обмен даёт зелёного или фиолетового жителя для цены, при превращении энергии — синего, который сразу переселяется в город. Отданное сразу возвращается в запас (правило 24).
sky-ruling-temple = Считает ли лесной храм сам себя?
sky-ruling-temple-text = Нет. Храм — не остров своего вида (правило 24).
sky-ruling-discount = В цене нет фиолетового. Поможет ли горный квартал?
sky-ruling-discount-text = Нет. Скидке нужна цена её цвета (правило 24).
sky-ruling-lasting = Город моей электростанции не завершён. Она работает?
sky-ruling-lasting-text = Постоянные свойства действуют, как только плитка выложена, завершена она или нет. Но для очков город всё равно должен быть завершён. Академия считает и незавершённые особые острова.
sky-ruling-outpost = Стопка пуста. Что найдёт аванпост?
sky-ruling-outpost-text = Ничего. Его очки всё равно считаются.
sky-ruling-boards = Кому какой планшет?
sky-ruling-boards-text = Планшеты раздаёт жребий. За настоящим столом каждый выбирает планшет сам (правило 7).
sky-ruling-first-player = Кто начинает?
sky-ruling-first-player-text = Решает жребий, или первого игрока выбирают при подготовке (правило 10).
sky-ruling-pass = Можно ли пасовать в любом действии?
sky-ruling-pass-text = Да. В печатных правилах это сказано только про «{ sky-action-discover }» и «{ sky-action-create }». Здесь можно пасовать и в действиях «{ sky-action-deploy }» и «{ sky-action-convert }» (правило 15).
sky-ruling-villa = Считает ли вилла незавершённый остров?
sky-ruling-villa-text = Нет. Здесь считается самый большой завершённый остров; в печатных правилах сказано только «остров с наибольшим количеством мест» (правило 24).
sky-ruling-power-station = Электростанция — отдельный город?
sky-ruling-power-station-text = Нет. Здесь она часть города, который нужно завершить другими плитками. В доступных нам правилах её рисунка нет, поэтому это лишь наше предположение (правило 24).
sky-ask-many = Можно ли переселить меньше жителей, чем поместится?
sky-ask-many-text = Нет: переселяются все, кто может. Бонус активного игрока и электростанция платят один раз за шаг, с первым жителем (правило 20).
sky-ask-pay = Почему игра иногда платит сама?
sky-ask-pay-text = Потому что заплатить можно было только одним способом. Где есть выбор, вас спросят, и не предложат платежа, после которого остаток уже не заплатить (правило 19).
sky-ask-start = Как проходит тактическое начало?
sky-ask-start-text = Все плитки тянут сразу и открыто. Игроки выкладывают их по очереди, в любом порядке, а лишняя уходит в сброс (правило 8).
sky-ask-passed = Почему меня не спросили?
sky-ask-passed-text = Кто в действии ничего сделать не может, того пропускают. Только активного игрока спрашивают всегда, чтобы выбор ещё можно было отменить.
sky-ask-undo = Что можно отменить?
sky-ask-undo-text = Всё из своего шага, пока вы не скажете, что закончили, но ничего, после чего была открыта или вытянута плитка.

sky-example-fits = Подходит: лес к лесу.
sky-example-mismatch = Не подходит: лес коснулся бы облаков.
sky-example-rim = Этот остров открыт к краю: его никогда не завершить.
sky-example-complete = Новая плитка завершает остров. Мест на нём: { $count }.
sky-example-deploy = Заселяются все свободные места одного завершённого острова. Новых жителей: { $count }.
sky-example-create = Академия: все платят то, что напечатано; активный игрок не платит за белое.
sky-example-convert = Два кристальных острова, жителей на них { $count }, и город, мест в нём { $spaces }. Активный игрок переселяет всех: очков { $count } и ещё { $bonus } бонусом.
sky-example-alt = Пример к правилу { $rule }: { $words }
sky-example-special-alt = { $special } на планшете

sky-effect-plain-example = Пример: простой остров с 3 местами даёт 3 очка за места, напечатанные очки и место для жителей.
sky-effect-useful-find-example = Пример: вы создаёте её и берёте 2 очка; в конце добавится её напечатанное очко.
sky-effect-outpost-example = Пример: он находит плитку, для которой нет места; вы сбрасываете её, а аванпост остаётся.
sky-effect-fertile-forest-example = Пример: плитка завершает этот лес из 5 мест; сразу вселяются 5 зелёных жителей.
sky-effect-fertile-mountain-example = Пример: плитка завершает эту гору из 4 мест; сразу вселяются 4 фиолетовых жителя.
sky-effect-fertile-crystal-example = Пример: плитка завершает этот кристальный остров из 4 мест; сразу вселяются 4 синих жителя.
sky-effect-profitable-city-example = Пример: завершён город из 5 мест: сразу 2 очка.
sky-effect-generator-example = Пример: превращение энергии выбрали трижды: вам 3 очка.
sky-effect-hostel-example = Пример: два синих жителя переселяются в гостиницу; их остров можно заселить снова.
sky-effect-trading-district-example = Пример: для цены не хватает фиолетового; вы отдаёте за него двух зелёных.
sky-effect-mountain-district-example = Пример: цена из двух фиолетовых и белого для вас — один фиолетовый и белый.
sky-effect-forest-district-example = Пример: цена из двух зелёных и белого для вас — один зелёный и белый.
sky-effect-power-station-example = Пример: 3 жителя переселяются в её город: 3 очка и ещё 2 за электростанцию.
sky-effect-forest-temple-example = Пример: 4 завершённых леса дают 8 очков.
sky-effect-mountain-temple-example = Пример: 3 завершённые горы дают 6 очков.
sky-effect-crystal-temple-example = Пример: 3 завершённых кристальных острова дают 6 очков.
sky-effect-city-temple-example = Пример: 2 завершённых города дают 4 очка.
sky-effect-sky-refuge-example = Пример: 9 жителей дают 4 очка сверх тех 4, которые за них получают все.
sky-effect-sanctuary-example = Пример: плитки на всех 8 клетках вокруг дают 8 очков; у края клеток меньше.
sky-effect-academy-example = Пример: академия и три других острова дают 8 очков.
sky-effect-villa-example = Пример: на вашем самом большом завершённом острове 7 мест: 7 очков.

sky-symbol-F = Лес
sky-symbol-F-text = Здесь живут зелёные жители.
sky-symbol-M = Гора
sky-symbol-M-text = Здесь живут фиолетовые жители.
sky-symbol-C = Кристалл
sky-symbol-C-text = Здесь живут синие жители; в городе они превращаются в очки.
sky-symbol-T = Город
sky-symbol-T-text = Здесь не живёт никто. Сюда переселяются синие жители кристальных островов и дают очки.
sky-symbol-cloud = Облака
sky-symbol-cloud-text = Облака сходятся только с облаками. С этой стороны они замыкают остров.
sky-symbol-folk = Жители
sky-symbol-folk-text = Ими платят за особые острова, синие превращаются в очки, а в конце за каждых 2 на планшете дают 1 очко.
sky-symbol-any = Житель любого цвета
sky-symbol-any-text = За белый символ в цене можно заплатить любым цветом. Активный игрок за него не платит.
sky-symbol-points = Запас очков
sky-symbol-points-text = Отсюда берут очки. Когда он пуст, игра заканчивается после хода.
sky-symbol-stack = Стопка
sky-symbol-stack-text = Плитки, которые ещё предстоит открыть. Если их слишком мало, открытие островов заканчивает игру.
sky-symbol-marker = Маркер
sky-symbol-marker-text = Перевёрнутый один раз за игру, он повторяет действие. Если в конце он ещё активен, это 2 очка.
sky-symbol-discover = Открытие островов
sky-symbol-discover-text = Возьмите плитку и выложите её. Бонус: в конце ещё одна.
sky-symbol-deploy = Заселение
sky-symbol-deploy-text = Заселите завершённый остров. Бонус: два острова.
sky-symbol-create = Создание островов
sky-symbol-create-text = Заплатите за особый остров и выложите его. Бонус: белые символы бесплатны.
sky-symbol-convert = Превращение энергии
sky-symbol-convert-text = Переселите жителей кристального острова в город, по 1 очку за каждого. Бонус: ещё один остров или город и 2 очка.

fault-pawn-is-there = Ваша фишка уже стоит на этом действии. Переверните маркер, чтобы повторить его.
fault-not-a-repeat = Ваша фишка стоит не там, поэтому повторять нечего.
fault-marker-used = Ваша фишка стоит здесь, а маркер использован: выберите другое действие.
fault-unknown-choice = Такого действия нет.
fault-already-acted = На этом шаге вы это уже сделали.
fault-nothing-done = Ещё ничего не сделано. Лучше пасуйте.
fault-not-revealed = Этой плитки нет среди открытых.
fault-not-yours = Эту плитку выкладываете не вы.
fault-off-board = Это за пределами планшета.
fault-no-such-island = Такого острова нет.
fault-not-complete = Этот остров не завершён.
fault-nobody-lives-in-a-city = В городе никто не живёт.
fault-island-full = На этом острове нет свободных мест.
fault-supply-empty = Жителей этого цвета в запасе больше нет.
fault-not-on-show = Этого особого острова нет на витрине.
fault-cannot-pay = Вам не хватает жителей, чтобы за него заплатить.
fault-fits-nowhere = Для этого нет места на вашем планшете.
fault-nobody-there = Там никого нет.
fault-wrong-colour = Сейчас платят не этим цветом.
fault-rest-unpayable = Тогда остаток уже нельзя будет заплатить.
fault-no-trading-district = У вас нет торгового квартала.
fault-nothing-to-trade-for = Обмен здесь ничего не даст.
fault-not-two-of-a-kind = Обменивают двух жителей одного вида.
fault-nothing-moves-to-a-city = При создании островов в город никто не переселяется.
fault-city-missing = Укажите город, в который они переселяются.
fault-no-such-city = Такого города нет.
fault-city-full = Этот город полон.
fault-too-many-islands = Для одного шага это слишком много островов или городов.
fault-no-hostel = У вас нет гостиницы.
fault-hostel-full = Гостиница полна.
fault-lodging-comes-first = Поселиться в гостинице можно только в начале шага.
fault-wrong-order = Укажите оба места по порядку.

## Уроки
learn-begin = Учиться играя
learn-go-on = Продолжить урок: шаг { $step } из { $steps }
learn-step = Шаг { $step } из { $steps }
learn-coach = Наставник
learn-next = Дальше
learn-show = Показать
learn-finish = Закончить
learn-play = Начать игру
learn-restart = Начать урок сначала
learn-restart-text = Вы начнёте с первого шага. Сохранённые игры останутся как есть.
learn-leave = Выйти из урока
learn-waits = Урок ждёт вас там, где вы остановились.
learn-declined = Сначала попробуйте вот это:
learn-name-own = Айла
learn-name-rival = Хэмиш
learn-isle-welcome = Добро пожаловать! Этот замок — сердце ваших владений: шесть раундов вы строите вокруг него, и побеждает тот, у кого больше очков.
learn-isle-goals = Четыре цели, от A до D, говорят, что приносит очки. Шкала показывает, какие из них считаются в каждом раунде; в этом только A.
learn-isle-goals-open = Коснитесь флажка, чтобы прочитать цели.
learn-isle-goals-read = Цель A даёт очки за овец и коров у ферм. Помните о ней, выбирая плитки.
learn-isle-goals-close = Закройте страницу.
learn-isle-income = Каждый раунд начинается с дохода: замок приносит 5 золотых.
learn-isle-secret = Все тянут по три плитки и тайно назначают цены. Если за одним экраном играют несколько человек, между ними опускается занавес.
learn-isle-discard = Одна плитка должна вернуться в мешок. Положите топор на третью.
learn-isle-price = Золото на остальных плитках — их цена, и купить их может каждый. Ферму вы хотите оставить себе: поднимите её цену до 2.
learn-isle-seal = За то, чего никто не купит, платите вы сами. Запечатайте цены: 2 за ферму и 1 за другую плитку.
learn-isle-revealed = Теперь все цены открыты. Каждый может купить одну плитку у другого, и начинаете вы.
learn-isle-offer = Коснитесь этой плитки: на ней овца, виски и дорога.
learn-isle-buy = Она стоит 2 золотых, их получит Хэмиш. Купите её.
learn-isle-sold = Хэмиш купил вашу плитку за 1 золотой, и золото, которое лежало на ней, тоже вернулось. Ферму никто не купил: она ваша, а 2 золотых уходят в банк.
learn-isle-tile = Теперь стройка. Выберите плитку с фермой.
learn-isle-lake-cell = Отмечены места, где она подходит: там, где плитки касаются, местность должна совпадать. Коснитесь места у воды.
learn-isle-lake = Плитка лежит на пробу, и видно, что она даст: она завершает озеро. Выложите её.
learn-isle-complete = Область завершена, когда она замкнута со всех сторон, как это озеро. Многие цели награждают за это.
learn-isle-road-cell = Попробуйте другую плитку на этом месте под замком.
learn-isle-road-turn = Она подходит, но её дорога не встречает дорогу замка. Поверните её.
learn-isle-road = Теперь дороги встретились, и доход вырастет до 6. Выложите её.
learn-isle-castle = Это виски соединено с замком дорогой: на 1 золотой больше в каждом раунде. Продолжать дороги не обязательно, но выгодно.
learn-isle-done = Всё выложено. В настоящей игре это ещё можно отменить; теперь скажите, что стройка окончена.
learn-isle-scored = Раунд окончен, и посчитана цель A: ваша овца рядом с фермой принесла 1 очко.
learn-isle-sheet-open = Откройте таблицу очков, чтобы увидеть, откуда они берутся.
learn-isle-sheet-number = Коснитесь этого числа.
learn-isle-sheet-why = Вот причина, а на поле отмечено, что посчитано.
learn-isle-end-points = После последнего раунда очки дают и свитки, и золото. Ваш свиток даёт 1 очко за каждые 2 овцы, в завершённой области вдвое больше, а каждые 5 золотых — это 1 очко.
learn-isle-sheet-close = Закройте таблицу очков.
learn-isle-next-income = Начался раунд 2: 5 золотых за замок и 1 за виски. С 3-го раунда золото дают и за каждого, кто впереди вас.
learn-isle-first-player = Маркер первого игрока перешёл дальше: теперь первым покупает Хэмиш.
learn-isle-end = После 6-го раунда побеждает тот, у кого больше очков. При равенстве решает золото.
learn-isle-bye = Теперь вы знаете игру! Всё, что забудется, есть в разделе «Правила и помощь».
learn-skylands-welcome = Добро пожаловать за облака! Заполните планшет из 20 клеток островами, заселите их и превратите кристаллы в очки.
learn-skylands-islands = Там, где плитки касаются, стороны должны подходить, и острова срастаются. Этот кристальный остров завершён: он замкнут со всех сторон.
learn-skylands-open = А этот лес ещё нет: слева он открыт.
learn-skylands-actions = В свой ход вы выбираете одно из четырёх действий. Выполняют его все, но бонус получаете только вы.
learn-skylands-discover = Начните с новых земель: выберите «Открытие островов».
learn-skylands-tile = Открыто на одну плитку больше, чем игроков. Возьмите лес.
learn-skylands-cell = Он может лечь на любую пустую клетку, где подходят стороны. Коснитесь клетки у открытого леса.
learn-skylands-forest = Плитка повернулась как надо, и видно, что она даст: она завершает лес. Выложите её.
learn-skylands-done = В настоящей игре ход ещё можно отменить. Теперь скажите, что готово.
learn-skylands-follow = Хэмиш последовал за вами и тоже взял плитку. Коснитесь его имени, чтобы увидеть его планшет.
learn-skylands-followed = Он завершил ею кристальный остров.
learn-skylands-back = Коснитесь своего имени, чтобы вернуться.
learn-skylands-bonus-tile = Это бонус того, кто выбирал: ещё одна плитка. Возьмите гору.
learn-skylands-bonus-cell = Коснитесь клетки у открытой горы.
learn-skylands-bonus = Теперь завершена и гора. Выложите её.
learn-skylands-turn-ends = Скажите, что готово: потом выбирает Хэмиш.
learn-skylands-deploy = Хэмиш выбрал «Заселение», и вы следуете за ним: можно заселить один завершённый остров. Выберите лес.
learn-skylands-deployed = В нём поселились два зелёных жителя. Скажите, что готово.
learn-skylands-choose-deploy = Ваш ход, и фишка должна перейти на другое действие. Выберите «Заселение».
learn-skylands-deploy-crystal = С бонусом вы заселяете два острова. Сначала кристаллы.
learn-skylands-deploy-mountain = А теперь гору.
learn-skylands-deploy-done = Теперь у вас живут зелёные, фиолетовые и синие. Скажите, что готово.
learn-skylands-show = Хэмиш выбрал «Создание островов». За особые острова платят жителями: зелёными, фиолетовыми, а за белый символ — любыми.
learn-skylands-special = Вам по силам полезная находка, она сразу даёт 2 очка. Коснитесь её.
learn-skylands-create = За неё заплатят зелёный и фиолетовый жители. Создайте её.
learn-skylands-pay = Нужен ещё один любого цвета; без него обходится только тот, у кого бонус. Отдайте второго зелёного.
learn-skylands-find-cell = Особый остров выкладывают как любую плитку. Коснитесь этой клетки.
learn-skylands-find = Выложите его.
learn-skylands-find-done = Это принесло 2 очка. Скажите, что готово.
learn-skylands-choose-convert = Снова ваш ход: выберите «Превращение энергии».
learn-skylands-convert = Синие жители переселяются с кристаллов в завершённый город, и каждый даёт 1 очко. Коснитесь города.
learn-skylands-points = 2 очка и ещё 2 как бонус: теперь у вас 6. Скажите, что готово.
learn-skylands-marker = Один раз за игру можно перевернуть маркер и повторить действие. Если этого не сделать, он даст 2 очка.
learn-skylands-sheet-open = Откройте таблицу очков.
learn-skylands-sheet = В конце очки дают завершённые острова, жители и особые острова. Каждая пустая клетка отнимает 2 очка, так что заполняйте планшет.
learn-skylands-sheet-close = Закройте таблицу очков.
learn-skylands-end = Игра кончается, когда кончаются плитки или очки или когда у кого-то остаётся не больше одной пустой клетки.
learn-skylands-bye = Теперь вы знаете игру! Всё, что забудется, есть в разделе «Правила и помощь».
