### Русский. One file is one language; keys are grouped by room, in the order of en.ftl.
### Words held to: плитка (tile), цель (goal), раунд, фаза, владения (all tiles of a player), область (area; горная, водная, область лугов),
### завершённая (completed), соединена (connected by road), луга, горы, вода, замок, брох, ферма, бочка виски, свиток, жетон сброса (топор),
### счётчик раундов, жетон первого игрока, мешок, место (where a tile may lie), назначить and подтвердить цены, спасовать, примерить (try a tile);
### in Skylands планшет, клетка (square), место (space of an island), житель, остров леса, гор, кристаллов, город, специальный остров,
### витрина (display), запас, стопка, фишка (pawn), маркер, хостел, своя очередь в действии (one's part of an action).
### Names stay in the nominative and verbs in the present tense, so that nothing depends on anybody's gender; «игрок { $name }» is avoided too,
### for a name may be «Игрок 2» itself.

## Everywhere
title = Skye
close = Закрыть
cancel = Отмена
back = Назад
done = Готово
undo = Отменить
settings = Настройки
help = Правила и помощь
about = О проекте
replay = Повтор игры
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
list-separator = {", "}
phrase-separator = {"; "}
game-isle = Остров Скай
game-isle-note = Назначайте цены, торгуйте с соперниками и стройте лучшие владения на острове. От 2 до 5 игроков.
game-skylands = Небесные земли (Skylands)
game-skylands-note = Открывайте парящие острова, заселяйте их и превращайте кристаллы в свет. От 2 до 4 игроков.
clan-blue = Синий (волна)
clan-yellow = Жёлтый (солнце)
clan-red = Красный (меч)
clan-white = Белый (чертополох)
clan-green = Зелёный (сосна)
player-human = Человек
player-bot = Бот
player-easy = Слабый бот
player-medium = Средний бот
player-hard = Сильный бот
level-beginner = Начальный
level-casual = Любительский
level-steady = Уверенный
level-skilled = Продвинутый
level-expert = Экспертный
level-champion = Чемпионский

## Characters: names, and what they are in a word
character-morag = Мораг
character-morag-word = Лавоч­ница
character-hamish = Хэмиш
character-hamish-word = Скряга
character-rory = Рори
character-rory-word = Азартный игрок
character-isla = Айла
character-isla-word = Интри­ганка
character-fergus = Фергус
character-fergus-word = Коллек­ционер
character-catriona = Катриона
character-catriona-word = Пас­тушка
character-angus = Ангус
character-angus-word = Строи­тель
character-eilidh = Эйли
character-eilidh-word = Винокур
character-zephyr = Зефир
character-zephyr-word = Перво­откры­ватель
character-bora = Бора
character-bora-word = Торо­пыга
character-aurora = Аврора
character-aurora-word = Иска­тельница кри­сталлов
character-nimbus = Нимбус
character-nimbus-word = Посе­ленец
character-halo = Гало
character-halo-word = Цени­тель­ница
character-cirrus = Циррус
character-cirrus-word = Архи­тектор
character-mistral = Мистраль
character-mistral-word = Мэр
character-petrel = Петрель
character-petrel-word = Вредина

## Start
start-tagline = Две игры с плитками за одним столом
start-continue = Продолжить
start-continue-note = { $game } · { $progress }
start-play = Играть
start-play-alone = { $game }: { $count ->
    [1] соперник
   *[other] соперники
} — { $names }
start-play-level = { $words } · { $level }
start-play-with = { $game }: { $names }
start-alone = Против ботов
start-alone-note = Кто они и какой силы — решать вам.
start-family = Всей семьёй
start-family-note = Несколько человек, одно устройство.
start-learn = Обучение
start-new = Новая игра
start-more = Ещё
start-games = Сохранённые игры

## The engine
engine-ready = Движок { $version } готов (Python { $python }).
engine-retry = Повторить
engine-stage-manifest = Ищем игру…
engine-stage-download = Загружаем игру: { $loaded } из { $total } МБ
engine-stage-python = Раскладываем игру…
engine-stage-engine = Открываем правила…

## Set-up
setup-game = Игра
setup-players = Игроки
setup-name = Игрок { $number }
setup-name-of = Имя игрока { $number }
setup-player-of = { $name }: кто играет
setup-level-of = { $name }: уровень игры
setup-character = Выбор соперника
setup-character-of = { $name }: { $character }. Выбрать другого
setup-character-seated = Уже за столом
setup-clan = { $name }: клан — { $clan }. Изменить
setup-clan-change = Выбрать клан
setup-clan-swap = Поменяться: { $name }
setup-earlier = Переместить выше: { $name }
setup-remove = Убрать: { $name }
setup-add-person = Добавить игрока
setup-add-bot = Добавить бота
setup-first = Первый игрок
setup-first-random = Решит жребий
setup-seed = Код партии
setup-seed-new = Новый код
setup-seed-note = Один и тот же код с теми же настройками даёт те же плитки. Запишите его, чтобы сыграть партию ещё раз.
setup-house-rules = Домашние правила
setup-begin = Начать

## Saved games
games-loading = Ищем сохранённые игры…
games-none = Игр пока нет. Каждая игра сохраняется здесь автоматически, ход за ходом.
games-none-unsaved = Игр пока нет.
games-open = Открыть
games-over = Окончена
games-progress-round = Раунд { $number } из { $last }
games-progress-turn = Ход { $number }
games-progress-start = Подготовка
games-damaged = Повреждённая игра
games-export = Сохранить в файл
games-left-out = { $count ->
    [one] { $count } повреждённая игра не вошла в файл.
    [few] { $count } повреждённые игры не вошли в файл.
   *[many] { $count } повреждённых игр не вошли в файл.
}
games-import = Загрузить файл
games-delete = Удалить
games-delete-title = Удалить эту игру?
games-framed-title = Skye открыта внутри другой страницы
games-framed-text = Чтобы чужая страница не обманула вас, удалять здесь ничего нельзя. Откройте Skye в отдельной вкладке.
games-framed-open = Открыть в отдельной вкладке
games-delete-text = Игра ({ $names }) исчезнет навсегда.
device-title = Ваши данные на этом устройстве
device-text = Skye хранит игры, настройки, последний состав игроков, место в уроках и задачи только в этом браузере. Один файл перенесёт всё на другое устройство.
device-export = Сохранить всё в файл
device-delete = Удалить всё
device-delete-title = Удалить всё?
device-delete-text = { $count ->
    [0] Настройки, состав игроков, место в уроках и задачи исчезнут навсегда.
    [one] { $count } игра, настройки, состав игроков, место в уроках и задачи исчезнут навсегда.
    [few] { $count } игры, настройки, состав игроков, место в уроках и задачи исчезнут навсегда.
    [many] { $count } игр, настройки, состав игроков, место в уроках и задачи исчезнут навсегда.
   *[other] { $count } игры, настройки, состав игроков, место в уроках и задачи исчезнут навсегда.
}
device-deleted = Всё удалено.
device-found = В файле есть также настройки, состав игроков, место в уроках и задачи. Если взять их, они заменят те, что на этом устройстве.
device-unreadable = Настройки из этого файла не читаются. Ваши остаются прежними.
device-adopt = Взять настройки
device-adopted = Теперь действуют настройки из файла.
import-title = Загрузка файла
import-progress = Проверено игр: { $done } из { $count }
import-stop = Остановить
import-added = { $count ->
    [0] Новых игр нет.
    [one] Добавлена { $count } игра.
    [few] Добавлены { $count } игры.
   *[many] Добавлено { $count } игр.
}
import-refused = { $count ->
    [one] Не удалось загрузить { $count } игру:
    [few] Не удалось загрузить { $count } игры:
   *[many] Не удалось загрузить { $count } игр:
}
import-reason = Игр: { $count }. { $words }
import-left = { $count ->
    [one] Не проверена { $count } игра.
    [few] Не проверены { $count } игры.
   *[many] Не проверено { $count } игр.
}

takeover-title = Открыто в другой вкладке
takeover-text = Эта игра открыта в другой вкладке или окне. Можно продолжить здесь — там она закроется.
takeover-yes = Продолжить здесь

## Settings
settings-language = Язык
settings-language-auto = Как в браузере
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-text = Размер текста
settings-text-size = { $size } %
settings-speed = Скорость анимации
settings-speed-off = Без анимации
settings-speed-fast = Быстрая
settings-speed-normal = Обычная
settings-speed-slow = Медленная
settings-speed-note = Как быстро идёт анимация, как долго длятся паузы и видны ходы ботов.
settings-sounds = Звуки
settings-hints = Подсказки
settings-hints-note = В свой ход можно попросить совет. Его даёт самый сильный бот, который видит только то, что видите вы.
settings-remarks = Реплики
settings-remarks-note = Персонажи иногда говорят пару слов.
settings-worth = Ценность плиток
settings-worth-note = Показывать, сколько очков даст плитка на лучшем месте.
settings-keys = Одиночные клавиши
settings-keys-note = Например, H — подсказка, 1 — первая плитка. Выключите их, если они мешают программе чтения с экрана.
settings-confirm-end = Подтверждать конец хода
settings-confirm-end-note = Ход не закончится без нажатия, даже если делать больше нечего.

## Help
help-game = Игра
help-why = Почему?
help-why-label = Почему? Показать правило
help-search = Поиск в правилах
help-search-found = { $count ->
    [one] Найден { $count } фрагмент
    [few] Найдено { $count } фрагмента
    [many] Найдено { $count } фрагментов
   *[other] Найдено { $count } фрагмента
}
help-search-none = Ничего не найдено. Попробуйте другое слово или его часть.
help-search-clear = Очистить поиск
help-back = Вернуться к игре
help-rule = Правило { $rule }
help-rule-link = Правило { $rule } целиком
help-more = Подробнее в правилах
help-about-thing = { $name }: что это?
help-on-tile = На этой плитке
help-ruling = Наше решение
help-rulings = Наши решения
help-rulings-text = На эти вопросы печатные правила не отвечают или отвечают неясно. То, как играют здесь, — наше решение. За своим столом вы можете договориться иначе.
help-questions = Вопросы и ответы
help-reconstructed = Восстановленные значения
left-of = { $left } из { $count }
left-kinds = По видам

## About
about-fan = Skye — неофициальный проект поклонников. Он бесплатный, ничего не продаёт и не связан ни с авторами игр, ни с издателями.
about-isle = Isle of Skye: From Chieftain to King («Остров Скай») — настольная игра Андреаса Пеликана и Александра Пфистера, издательство Lookout Games.
about-skylands = Skylands («Небесные земли») — настольная игра Сюна и Аи Тагути, издательство Queen Games.
about-reconstructed = В доступных нам правилах напечатано не всё. Плитки местности «Острова Скай» взяты из единственного открытого списка. Цены специальных островов в «Небесных землях», рисунок планшетов и некоторые другие значения мы восстановили сами.
about-rulings = Там, где печатные правила молчат, решать пришлось нам. В разделе «{ help }» каждое такое правило помечено как наше решение, там же есть полный список.
about-rulings-of = { $game }: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
about-art = Все рисунки, звуки и тексты — наши собственные; рисунки создаёт код. Если игры вам понравились, купите настоящие: они прекрасны.
about-parts = Сделано на Python в браузере (Pyodide) и Fluent, без других библиотек. Движок правил и страница — свободное ПО под лицензией MIT.
about-privacy = Всё остаётся на этом устройстве: без учётных записей, без слежки, без сервера.
about-secrets = Пока партия идёт, её код и подтверждённые цены хранятся в закодированном виде — и на этом устройстве, и в сохранённых файлах. Это защищает от случайного взгляда, но не от того, кто решит их расшифровать. В отчёт о проблеме они попадают только после конца партии.
about-single = Вся игра в одном файле (8 МБ) — работает без интернета

## Table
table-opening = Раскладываем игру…
table-menu = Меню
table-board = Поле
table-seats = Игроки
table-tray = Ваш ход
table-continue = Дальше
finish-soon = { $name }, ход сейчас закончится — нажмите «{ table-continue }» или «{ undo }»
isle-board-of = Владения: { $name }
sky-board-of = Планшет: { $name }
board-tile = { $words }, столбец { $x }, ряд { $y }
board-legal = Свободное место, столбец { $x }, ряд { $y }
board-zoom-in = Увеличить
board-zoom-out = Уменьшить
board-fit = Показать всё
board-more-left = Ещё свободные места слева
board-more-right = Ещё свободные места справа
board-more-up = Ещё свободные места сверху
board-more-down = Ещё свободные места снизу
board-counted-left = Ещё учитываемое слева
board-counted-right = Ещё учитываемое справа
board-counted-up = Ещё учитываемое сверху
board-counted-down = Ещё учитываемое снизу
drawer-goals = Цели и мешок
drawer-sheet = Таблица очков
drawer-log = Ход игры
seat-land = { $name }, { points }
seat-first = первый игрок
seat-turn = ходит
seat-waits = ждёт
seat-done = Готово
seat-thinking = Думает…
secret = Золото
secret-hold = Удерживайте, чтобы увидеть своё золото
bot-progress = Думает
bot-hurry = Поторопить
bot-stalled = { $name }: ход не удался.
bot-again = Повторить
hint = Подсказка
hint-thinking = Думаем…
hint-show = Показать
moment-next = Дальше
moment-skip = Пропустить
ceremony-count = { $step } из { $steps }
ceremony-skip = Пропустить всё
ceremony-total = всего { $total }
ceremony-row = { $name }: { $reason }. { points }, всего { $total }.
remark-said = { $name }: «{ $words }»
curtain-hand = Передайте устройство:
curtain-note = Остальные, пожалуйста, отвернитесь!
curtain-lift = Это я — показать мои плитки
curtain-others = Сначала кто-то другой?
handover-turn = { $name }, ваш ход!
handover-give = Передать: { $name }
log-empty = Пока ничего не произошло.
menu-continue = Продолжить
menu-seats = Игроки и боты
menu-report = Сообщить о проблеме
menu-leave = Выйти из игры
menu-saved = Каждый ход сохраняется, так что выйти можно в любой момент.
keys = Клавиши
key-shift = Shift
key-page-up = PgUp
key-page-down = PgDn
key-enter = Enter
keys-tab = К следующему элементу; вместе с { key-shift } — к предыдущему
keys-arrows = На поле — к ближайшему свободному месту в эту сторону; в поле цены — увеличить или уменьшить её
keys-shift-arrows = На поле — к ближайшей клетке в эту сторону, даже занятой
keys-page = На поле — по всем клеткам подряд
keys-enter = Нажать кнопку в фокусе; если кнопки в фокусе нет — главную кнопку; на поле — примерить плитку, ещё раз — выложить её
keys-turn = Повернуть примеряемую плитку
key-space = Пробел
key-control = Ctrl
key-title = { $words } ({ $key })
keys-choose = Выбрать плитку, действие или остров по номеру в ряду
keys-hint = Показать или скрыть подсказку
keys-undo = Отменить
keys-undo-always = Отменить, даже если одиночные клавиши выключены
keys-off = Одиночные клавиши выключены в настройках.
keys-escape = Убрать примеряемую плитку, затем вернуться к панели «{ table-tray }»; закрыть то, что открыто
keys-zoom = На поле — увеличить, уменьшить, показать всё
keys-help = Пояснить плитку или символ в фокусе; в остальных случаях — показать этот список
report-note = Этот текст описывает, что происходило в игре, без имён. Скопируйте его в своё сообщение.
report-copy = Скопировать
report-copied = Скопировано.

## The lens
lens = { $game ->
    [skylands] Острова
   *[isle] Области
}
lens-title = { $game ->
    [skylands] Показать завершённые и открытые острова
   *[isle] Показать завершённые и открытые области
}
lens-tap = { $game ->
    [skylands] Нажмите на остров, чтобы узнать о нём больше.
   *[isle] Нажмите на область, чтобы узнать о ней больше.
}
lens-tile = Об этой плитке
lens-legend-complete = Завершённые
lens-legend-open = Открытые
lens-legend-road = Соединено с замком
lens-open-edges = { $count ->
    [one] { $count } открытая сторона
    [few] { $count } открытые стороны
   *[many] { $count } открытых сторон
}
lens-if-complete = Если завершить в нынешнем виде:
lens-if-complete-nothing = Если завершить в нынешнем виде, очков не будет.
lens-nothing = Очков пока нет.
keys-lens = Показать или скрыть завершённые и открытые области (острова)
isle-lens-area = { $kind ->
    [P] Область лугов
    [M] Горная область
   *[W] Водная область
}
isle-lens-complete = Завершена
isle-lens-scrolls = Свитки в конце, удвоенные
isle-lens-road = Дорожная сеть замка
isle-lens-ends = { $count ->
    [one] { $count } открытый конец
    [few] { $count } открытых конца
   *[many] { $count } открытых концов
}
isle-lens-whisky = Соединённых плиток с виски: { $count }. Доход: { isle-gold } за раунд
isle-lens-goal = { $letter } — «{ $goal }»
sky-lens-area = { $kind ->
    [F] Остров леса
    [M] Остров гор
    [C] Остров кристаллов
   *[T] Город
}
sky-lens-complete = Завершён
sky-lens-spaces = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
sky-lens-stuck = Доходит до края планшета, завершить уже нельзя.
sky-lens-final = За места в конце игры
sky-lens-special = «{ $special }» в конце игры

## The last resort
failed-title = Что-то пошло не так
failed-text = В Skye произошла ошибка, и игра остановилась. Сохранённые игры не пострадали. Обновите страницу, чтобы продолжить с того же места.
failed-reload = Обновить страницу
failed-start = На главную

## Score sheet, end and looking back
sheet-loading = Считаем…
sheet-source = За что
sheet-sum = Итого
sheet-points = { $name }, { $label }: { points }. Показать, за что
chart-end = Конец
end-title = Конец игры
end-show = Показать итог
end-winner = Победитель
end-course = Ход игры
end-sources = За что получены очки
end-again = Реванш
end-new = Новая игра
end-table = Посмотреть поле
end-save = Сохранить в файл
end-share = Поделиться
end-home = Главная
end-lands = Владения
end-land-of = Владения: { $name }
end-next = Что дальше?
end-notables = Чем запомнилась игра
end-numbers = Все цифры
end-source = { $label }: { $points }
end-poster = Постер
poster-alt = Постер с владениями: { $name }, { $points }
poster-save = Сохранить картинку
poster-standing = { $name } { $points }
poster-whose = Чьи владения?
replay-leave = Вернуться к игре
replay-start = Игра начинается.
replay-step = { $step } / { $steps }
replay-slider = Шаг игры
replay-first = В начало
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза

## Puzzles
puzzles = Задачи
puzzle = Задача
puzzles-intro = Одна позиция — один явно лучший ответ. Чтобы в этом убедиться, каждую доиграли сотни раз.
puzzles-loading = Раскладываем задачи…
puzzles-missing = Не удалось загрузить задачи. Есть ли связь?
puzzles-due = Пора повторить
puzzles-due-text = { $count ->
    [one] { $count } нерешённая задача ждёт новой попытки.
    [few] { $count } нерешённые задачи ждут новой попытки.
   *[many] { $count } нерешённых задач ждут новой попытки.
}
puzzles-due-go = Попробовать ещё
puzzles-own = { $count ->
    [one] { $count } задача — из ваших партий.
    [few] { $count } задачи — из ваших партий.
   *[many] { $count } задач — из ваших партий.
}
puzzles-solved = Решено { $solved } из { $count }
puzzles-back = Все задачи
puzzles-forget = Начать заново
puzzles-forget-title = Забыть ваши задачи?
puzzles-forget-text = Устройство забудет, какие задачи вы решили, и задачи из ваших партий.
puzzle-level-1 = Лёгкие
puzzle-level-2 = Средние
puzzle-level-3 = Трудные
puzzle-you = Вы
puzzle-ask-placement = { $count ->
    [1] Где место этой плитки?
    [one] Положите { $count } плитку. Где ей место?
    [few] Положите все { $count } плитки. Где им место?
   *[many] Положите все { $count } плиток. Где им место?
}
puzzle-ask-purchase = { $game ->
    [isle] Какую плитку купить — и покупать ли вообще?
   *[skylands] Какой специальный остров создать?
}
puzzle-ask-pricing = Какие цены лучше назначить?
puzzle-ask-action = Какое действие выбрать?
puzzle-answers = Варианты цен
puzzle-right = Верно!
puzzle-right-words = Это лучший ответ.
puzzle-wrong = Не совсем.
puzzle-wrong-words = Есть ответ получше.
puzzle-loss = { $exact ->
    [yes] На { points } меньше, чем у лучшего ответа.
   *[no] Примерно на { points } меньше, чем у лучшего ответа.
}
puzzle-best = Лучше всего:
puzzle-best-shown = так, как сейчас на поле.
puzzle-others = Чего стоят остальные
puzzle-loss-title = Очки в сравнении с лучшим ответом
puzzle-gap = { $exact ->
    [yes] Точный подсчёт: у следующего ответа на { points } меньше.
   *[no] За много партий у следующего ответа примерно на { points } меньше.
}
puzzle-again = Ещё раз
puzzle-next = Следующая задача

## Faults
fault-unknown = Что-то пошло не так ({ $code }).
fault-page-error = Ошибка на этой странице: { $detail }
fault-no-language = Не удалось загрузить этот язык.
fault-not-durable = Браузер не сохраняет данные этой страницы. Прежде чем закрыть её, сохраните игры в файл.
durable-again = Браузер снова сохраняет ваши игры.
fault-taken-over = Эта игра продолжается в другой вкладке.
fault-backup-used = Последнее сохранение повреждено, поэтому открыто предыдущее.
fault-stored-again = Браузер удалил эту игру из своего хранилища. Она снова сохранена, ничего не потеряно.
fault-no-clipboard = Браузер не разрешает копировать. Выделите текст и скопируйте его вручную.
fault-no-share = Поделиться файлом не удалось. Сохраните его.
fault-no-poster = Не удалось создать картинку. Попробуйте ещё раз.
fault-name-missing = Каждому игроку нужно имя.
fault-name-too-long = { $longest ->
    [one] В имени может быть не больше { $longest } знака.
   *[other] В имени может быть не больше { $longest } знаков.
}
fault-name-unfit = В этом имени есть знаки, которые нельзя показать.
fault-name-invisible = В имени должны быть видимые буквы.
fault-name-taken = У двух игроков одинаковые имена. Измените, пожалуйста, одно из них.
fault-clan-taken = У двух игроков один и тот же клан.
fault-bad-seed = { $longest ->
    [one] В коде должно быть от 1 до { $longest } знака.
   *[other] В коде должно быть от 1 до { $longest } знаков.
}
fault-cannot-undo = Это уже нельзя отменить.
fault-no-bot = За этого игрока играет не бот.
fault-engine-error = Ошибка в движке правил: { $detail }
fault-bad-request = Внутренняя ошибка: страница отправила неверный запрос.
fault-unknown-verb = Внутренняя ошибка: страница отправила неверный запрос.
fault-bad-question = Внутренняя ошибка: страница отправила неверный запрос.
fault-unknown-game = Такой игры здесь нет.
fault-other-game = Это сохранение от другой игры.
fault-unknown-seat = В этой партии нет такого игрока.
fault-unknown-player = Игроков такого вида нет.
fault-missing-field = В настройках партии не хватает параметра ({ $field }).
fault-unknown-field = В настройках партии есть неизвестный параметр ({ $field }).
fault-unknown-clan = Такого клана нет.
fault-wrong-seat-count = В эту игру играют от { $fewest } до { $most } человек.
fault-wrong-players = На каждое место нужен один игрок.
fault-bad-first-player = Первым должен быть кто-то из игроков.
fault-wrong-goal-count = { $needed ->
    [one] Выберите { $needed } цель.
    [few] Выберите { $needed } цели.
   *[many] Выберите { $needed } целей.
}
fault-unknown-goal = Такой цели нет ({ $letter }).
fault-repeated-goal = Каждую цель можно выбрать только один раз.
fault-changed-elsewhere = Тем временем эту игру изменили в другой вкладке.

## Isle of Skye: set-up
isle-setup-goals = Цели
isle-goals-random = Случайные
isle-goals-first-game = Первая игра
isle-goals-chosen = По выбору
isle-goals-random-note = Четыре из шестнадцати целей, по жребию в начале игры.
isle-goals-first-game-note = Четыре цели, с которыми легче освоить игру.
isle-goals-chosen-note = Выберите цель для каждой буквы.
isle-goal-for = Цель { $letter }
isle-open-gold = Открытое золото
isle-open-gold-note = Золото каждого игрока видно всем.
isle-open-prices = Открытые цены
isle-open-prices-note = Цены видны сразу, игроки назначают их по очереди. Удобно, когда осваиваете игру вместе.

## Isle of Skye: round, goals, seats
isle-phase = Раунд { $round }/{ $rounds } · { $phase }
isle-phase-price = Назначение цен
isle-phase-buy = Покупка
isle-phase-build = Строительство
isle-phase-score = Подсчёт очков
isle-phase-end = Конец игры
isle-track = Раунды
isle-track-round = Раунд { $round }: { $goals }{ $gold ->
    [0] { "" }
    [one] {"; "}{ $gold } золотой за каждого, кто впереди вас
   *[other] {"; "}{ $gold } золотых за каждого, кто впереди вас
}
isle-goals = Цели
isle-goal-rounds = Подсчитывается в раундах { $rounds }
isle-chip = Цель { $letter }, { $goal }
isle-chip-points = { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
}
isle-chip-hidden = очки зависят от скрытого золота
isle-chip-now = подсчитывается в этом раунде
isle-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
isle-own-gold = { isle-gold }
isle-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
isle-in-hand = осталось выложить: { $count }
isle-income = +{ $gold } за раунд
isle-income-note = Доход: 5 золотых за замок и 1 за каждую плитку с виски, соединённую с ним дорогой
isle-bag = В мешке
isle-bag-count = { $count ->
    [one] В мешке осталась { $count } плитка.
    [few] В мешке остались { $count } плитки.
   *[many] В мешке осталось { $count } плиток.
}
isle-bag-show = Показать все плитки

## Isle of Skye: what is asked
isle-prompt-price = { $name }, сбросьте одну плитку и назначьте цены двум другим
isle-prompt-price-due = { $name }, золота не осталось: нажмите один из топоров
isle-prompt-buy = { $name }, купите одну плитку или спасуйте
isle-prompt-build = { $count ->
    [1] { $name }, выложите свою плитку
    [one] { $name }, выложите { $count } плитку
    [few] { $name }, выложите свои { $count } плитки
   *[many] { $name }, выложите свои { $count } плиток
}
isle-prompt-done = { $name }, завершите строительство или отмените последнюю плитку
isle-prompt-end = Игра окончена
isle-prompt-next = Начинается новый раунд
isle-bot-price = { $name } назначает цены
isle-bot-buy = { $name } выбирает, что купить
isle-bot-build = { $name } строит

## Isle of Skye: tiles in words
isle-castle = замок
isle-side = { $edge ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
} { $kind ->
    [P] луга
    [M] горы
   *[W] вода
}{ $road ->
    [yes] {" "}с дорогой
   *[no] { "" }
}
isle-terrain-P = луга
isle-terrain-M = горы
isle-terrain-W = вода
isle-bare = { $road ->
    [yes] { $kind ->
        [P] луга с дорогой
        [M] горы с дорогой
       *[W] вода с дорогой
    }
   *[no] { $kind ->
        [P] только луга
        [M] только горы
       *[W] только вода
    }
}
isle-tile-name = «{ $words }»
isle-count-sheep = { $count ->
    [1] овца
    [one] { $count } овца
    [few] { $count } овцы
   *[many] { $count } овец
}
isle-count-cattle = { $count ->
    [1] корова
    [one] { $count } корова
    [few] { $count } коровы
   *[many] { $count } коров
}
isle-count-farm = { $count ->
    [1] ферма
    [one] { $count } ферма
    [few] { $count } фермы
   *[many] { $count } ферм
}
isle-count-broch = { $count ->
    [1] брох
    [one] { $count } брох
    [few] { $count } броха
   *[many] { $count } брохов
}
isle-count-lighthouse = { $count ->
    [1] маяк
    [one] { $count } маяк
    [few] { $count } маяка
   *[many] { $count } маяков
}
isle-count-ship = { $count ->
    [1] корабль
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
isle-count-whisky = бочка виски
isle-scroll-sheep = свиток за овец
isle-scroll-whisky = свиток за виски
isle-scroll-ship = свиток за корабли
isle-scroll-cattle = свиток за коров
isle-scroll-broch = свиток за брохи
isle-scroll-farm = свиток за фермы
isle-scroll-lighthouse = свиток за маяки
isle-things-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
   *[many] { $count } овец
}
isle-things-cattle = { $count ->
    [one] { $count } корова
    [few] { $count } коровы
   *[many] { $count } коров
}
isle-things-farm = { $count ->
    [one] { $count } ферма
    [few] { $count } фермы
   *[many] { $count } ферм
}
isle-things-broch = { $count ->
    [one] { $count } брох
    [few] { $count } броха
   *[many] { $count } брохов
}
isle-things-lighthouse = { $count ->
    [one] { $count } маяк
    [few] { $count } маяка
   *[many] { $count } маяков
}
isle-things-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
isle-things-whisky = { $count ->
    [one] { $count } плитка с виски
    [few] { $count } плитки с виски
   *[many] { $count } плиток с виски
}
isle-things-scroll = { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[many] { $count } свитков
}

## Isle of Skye: pricing
isle-price-tiles = Ваши три плитки
isle-price-have = У вас
isle-price-put = На плитках
isle-price-left = На покупки
isle-price-of = Цена: { $name }
isle-price-where = Показать, куда подходит эта плитка
isle-price-back = Вернётся в мешок
isle-discard = Сбросить
isle-discarded = Сброшена
isle-less = Меньше
isle-more = Больше
isle-price-mark = Назначьте две цены или положите топор на плитку.
isle-price-due = Выберите плитку для сброса.
isle-price-implied = Третья плитка вернётся в мешок.
isle-price-too-much = { $over ->
    [one] Это на { $over } золотой больше, чем у вас есть.
   *[other] Это на { $over } золотых больше, чем у вас есть.
}
isle-price-lowest = { $lowest ->
    [one] Каждая из двух плиток должна стоить хотя бы { $lowest } золотой.
   *[other] Каждая из двух плиток должна стоить хотя бы { $lowest } золотых.
}
isle-price-ready = { $left ->
    [0] На покупки ничего не останется, пока кто-нибудь не купит вашу плитку.
   *[other] Непроданные плитки вы оплатите и оставите себе.
}
isle-price-seal = Подтвердить цены
isle-others-drew = Что вытянули остальные

## Isle of Skye: buying
isle-buy-own = Ваши плитки
isle-offer = { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}, продавец — { $owner }
isle-sold-to = покупатель — { $name }
isle-buy-for = Купить за { $price }
isle-pass = Пас
isle-pass-title = Ничего не покупать в этом раунде?
isle-pass-text = Ваши плитки, которые никто не купит, останутся у вас.
isle-worth = { $total ->
    [0] Даже на лучшем месте она не даст очков по целям этой игры.
    [one] На лучшем месте она принесёт до конца игры { $total } очко.
    [few] На лучшем месте она принесёт до конца игры { $total } очка.
   *[many] На лучшем месте она принесёт до конца игры { $total } очков.
}
isle-worth-nowhere = Сейчас этой плитке нет места в ваших владениях.
isle-worth-goal = { $times ->
    [one] { $goal }: { $gain }, впереди { $times } подсчёт
    [few] { $goal }: { $gain }, впереди { $times } подсчёта
   *[many] { $goal }: { $gain }, впереди { $times } подсчётов
}

## Isle of Skye: building
isle-hand = Плитки для строительства
isle-fits = { $count ->
    [0] нет места
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
isle-build-choose = Выберите плитку и нажмите на отмеченное место. Можно и перетащить её туда.
isle-build-where = { $count ->
    [1] Нажмите на отмеченное место.
   *[other] Нажмите на любое из отмеченных мест (всего { $count }).
}
isle-build-all-placed = Все ваши плитки выложены.
isle-done = Завершить строительство
isle-stuck = Этой плитке нет места в ваших владениях. Она вернётся в мешок.
isle-stuck-yet = Этой плитке пока нет места. Можно сначала выложить другие, чтобы место появилось.
isle-give-up = Вернуть в мешок
isle-give-up-title = Вернуть эту плитку в мешок?
isle-give-up-text = Золото за неё пропадёт.
isle-preview-scrolls = Свитки в конце
isle-preview-income = Доход за раунд
isle-completes = Завершает { $kind ->
    [P] область лугов
    [M] горную область
   *[W] водную область
} из { $count ->
    [one] { $count } плитки
   *[other] { $count } плиток
}
isle-joins = { $count ->
    [one] Соединяет с замком { $count } плитку
    [few] Соединяет с замком { $count } плитки
   *[many] Соединяет с замком { $count } плиток
}

## Isle of Skye: advice
isle-hint-price = Сбросьте плитку { $tile }. Назначьте цены: { $prices }.
isle-hint-price-one = { $price } за { $tile }
isle-hint-buy = Купите плитку { $tile }.
isle-hint-pass = На этот раз ничего не покупайте.
isle-hint-place = Выложите плитку { $tile }, как показано.
isle-hint-give-up = Плитке { $tile } нет места, верните её в мешок.
isle-hint-done = Нажмите «{ isle-done }».
isle-why-fits-nowhere = Ей нигде нет места.
isle-why-best-place = Сразу это ничего не даёт, но оставляет больше всего возможностей.
isle-why-promise = С учётом будущих возможностей — около { $worth ->
    [one] { $worth } очка
    [few] { $worth } очков
    [many] { $worth } очков
   *[other] { $worth } очка
}.
isle-why-goal-gain = Цель «{ $goal }»: { $when }.
isle-why-completes-gain = Завершает { $kind ->
    [P] область лугов
    [M] горную область
   *[W] водную область
} из { $tiles ->
    [one] { $tiles } плитки
   *[other] { $tiles } плиток
}. Цель «{ $goal }»: { $when }.
isle-gain-now = +{ $gain } сейчас
isle-gain-later = +{ $gain } в { $count ->
    [1] раунде { $rounds }
   *[other] раундах { $rounds }
}
isle-why-scroll = В конце +{ $points } за свитки.
isle-why-income = +{ $gold } к доходу, впереди ещё { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
isle-why-joins-castle = Соединяет с вашим замком { $tiles ->
    [one] { $tiles } плитку
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}.
isle-why-completes = Завершает { $kind ->
    [P] область лугов
    [M] горную область
   *[W] водную область
} из { $tiles ->
    [one] { $tiles } плитки
   *[other] { $tiles } плиток
}.
isle-why-all-built = Выкладывать больше нечего.
isle-why-buy = Для вас она стоит около { $worth ->
    [one] { $worth } очка
    [few] { $worth } очков
    [many] { $worth } очков
   *[other] { $worth } очка
}, а плата в { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} — около { $gold_worth }.
isle-why-denies = Сопернику ({ $name }) она помогла бы ещё больше.
isle-why-pass-no-gold = { $lowest ->
    [one] Самая дешёвая плитка стоит { $lowest } золотой, а у вас { $gold }.
   *[other] Самая дешёвая плитка стоит { $lowest } золотых, а у вас { $gold }.
}
isle-why-pass-helps-owner = Цена плитки { $tile } принесёт сопернику ({ $name }) больше, чем вам сама плитка.
isle-why-pass-no-gain = Ни одна плитка в продаже не стоит для вас своей цены.
isle-why-pass-for-gold = В этом раунде золото приносит очки, и сохранить его выгоднее.
isle-why-pass-foresight = Если вы что-то купите, ответные покупки соперников отнимут у вас больше, чем даст плитка.
isle-why-discard = Плитка { $tile } поможет вам меньше всего.
isle-why-discard-denies = Плитка { $tile } больше всего помогла бы сопернику ({ $name }).
isle-why-discard-trade = Две другие дадут вам больше — и если останутся у вас, и если их купят.
isle-why-price-to-sell = Плитку { $tile }, скорее всего, купит { $name }. Вы получите { isle-gold }, это около { $gold_worth ->
    [one] { $gold_worth } очка
    [few] { $gold_worth } очков
    [many] { $gold_worth } очков
   *[other] { $gold_worth } очка
}, а плитка стоит около { $worth }.
isle-why-price-to-let-go = Плитку { $tile }, скорее всего, купит { $name }. Для вас она стоит около { $worth ->
    [one] { $worth } очка
    [few] { $worth } очков
    [many] { $worth } очков
   *[other] { $worth } очка
}, но более высокая цена обошлась бы вам слишком дорого.
isle-why-price-to-keep = Плитка { $tile }, скорее всего, останется у вас: она стоит около { $worth ->
    [one] { $worth } очка
    [few] { $worth } очков
    [many] { $worth } очков
   *[other] { $worth } очка
}, а золото на ней — около { $gold_worth }.

## Isle of Skye: what happened
isle-event-start = Цели игры: { $goals }.
isle-event-round = Начинается раунд { $round }. Цели раунда: { $goals }.
isle-event-income = { $name } получает { isle-gold }: { $castle } за замок{ $whisky ->
    [0] { "" }
   *[other] {", "}{ $whisky } за виски
}{ $behind ->
    [0] { "" }
   *[other] {", "}{ $behind } за тех, кто впереди
}.
isle-event-drawn = { $name } берёт из мешка плитки { $tiles }.
isle-event-priced = { $name }: цены подтверждены.
isle-priced-at = { $tile } за { $price }
isle-event-revealed = { $name } продаёт плитки { $prices }. Плитка { $discard } возвращается в мешок.
isle-event-bought = { $name } покупает плитку { $tile } за { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} (продавец — { $seller }).
isle-event-passed = { $name } ничего не покупает.
isle-event-kept = { $name } оставляет себе { $count ->
    [1] плитку
   *[other] плитки
} { $tiles } и платит { isle-gold }.
isle-event-placed = { $name } выкладывает плитку { $tile }.
isle-event-given-up = { $name } возвращает в мешок плитку { $tile }: ей нет места.
isle-event-scored = { $points ->
    [0] Цель { $letter } «{ $goal }»: { $name } не получает очков ({ $reason }).
    [one] Цель { $letter } «{ $goal }»: { $name } получает { $points } очко ({ $reason }).
    [few] Цель { $letter } «{ $goal }»: { $name } получает { $points } очка ({ $reason }).
   *[many] Цель { $letter } «{ $goal }»: { $name } получает { $points } очков ({ $reason }).
}
isle-event-round-end = Раунд { $round } окончен. Очки: { $points }.
isle-event-first-player = { $name } теперь первый игрок.
isle-event-scrolls = { $count ->
    [0] { $name }: свитков нет.
   *[other] { $name } получает за свитки { points } ({ $reasons }).
}
isle-event-gold = { $name } получает за золото { points } ({ $reason }).
isle-moment-revealed = Цены открыты
isle-moment-income = Раунд { $round }: доход
isle-ceremony-goal = { $letter } · { $goal }
isle-ceremony-end = Итоговый подсчёт
isle-ceremony-scrolls = Свитки
isle-ceremony-scrolls-rule = Каждый свиток приносит очки за то, что на нём изображено, в завершённой области — вдвое больше.
isle-ceremony-gold = Золото
isle-ceremony-gold-rule = 1 очко за каждые 5 золотых.
isle-ceremony-no-scrolls = свитков нет

## Isle of Skye: score sheet and end
isle-sheet-now = Если бы подсчёт был сейчас
isle-chart = Очки после каждого раунда
isle-chart-step = Раунд
isle-sheet-round = Раунд { $round }
isle-sheet-end = Конец игры
isle-sheet-end-now = Если бы игра закончилась сейчас
isle-source-gold = Золото
isle-source-scroll = Свитки
isle-source-scroll-sheep = Свиток: овцы
isle-source-scroll-whisky = Свиток: виски
isle-source-scroll-ship = Свиток: корабли
isle-source-scroll-cattle = Свиток: коровы
isle-source-scroll-broch = Свиток: брохи
isle-source-scroll-farm = Свиток: фермы
isle-source-scroll-lighthouse = Свиток: маяки
isle-outcome-points = { $name } побеждает, набрав { points }.
isle-outcome-gold = { $name } побеждает: очков поровну ({ $points }), но золота больше.
isle-outcome-shared = { $name } делят победу: у каждого { points } и поровну золота.
isle-notable-lead-changes = { $count ->
    [one] Лидер менялся { $count } раз.
    [few] Лидер менялся { $count } раза.
   *[many] Лидер менялся { $count } раз.
}
# Also passed: $count
isle-notable-led-throughout = { $name } лидирует после каждого раунда.
isle-notable-comeback = { $name }: последнее место после раунда { $step }, отставание в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} — и всё-таки победа.
isle-notable-close = { $name } и { $rival }: разница — всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
isle-notable-runaway = { $name } побеждает с отрывом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, на втором месте — { $rival }.
isle-notable-largest-area = { $name }: самая большая завершённая { $terrain ->
    [P] область лугов
    [M] горная область
   *[W] водная область
} — { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}.
isle-notable-longest-road = { $name }: дороги соединяют с замком { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}.
isle-notable-most-tiles = { $name }: самые большие владения — { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}.
isle-notable-flock = { $name }: самое большое стадо — { $count ->
    [one] { $count } овца
    [few] { $count } овцы
   *[many] { $count } овец
}.
isle-notable-dearest-sale = Самая дорогая плитка — { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
}: продаёт { $name }, покупает { $rival }.
isle-notable-most-spent = { $name }: больше всего потрачено на плитки — { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
}.
isle-notable-most-sold = { $name }: больше всего проданных плиток — { $count }.
isle-notable-best-scoring = { $name }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} сразу за цель «{ $goal }» в раунде { $round }.
isle-notable-best-scroll = { $name }: всего один свиток приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
isle-line-hidden = Золото скрыто, пока эта цель не подсчитана.
isle-line-squares = { $count ->
    [one] { $count } квадрат 2 × 2
    [few] { $count } квадрата 2 × 2
   *[many] { $count } квадратов 2 × 2
}
isle-line-sheep = { isle-things-sheep }
isle-line-broch-mountains = { $count ->
    [0] нет горных областей с брохами
    [one] { $count } горная область; брохов в ней: { $brochs }
    [few] { $count } горные области; брохов в них: { $brochs }
   *[many] { $count } горных областей; брохов в них: { $brochs }
}
isle-line-most-whisky = { isle-things-whisky }{ $rank ->
    [first] {", "}больше всех
    [second] {", "}второй результат
   *[none] { "" }
}
isle-line-farm-animals = { $count ->
    [one] { $count } животное у фермы
    [few] { $count } животных у фермы
   *[many] { $count } животных у фермы
}
isle-line-road-cattle = { $count ->
    [one] { $count } корова на плитках, соединённых с замком
    [few] { $count } коровы на плитках, соединённых с замком
   *[many] { $count } коров на плитках, соединённых с замком
}
isle-line-road-tiles = { $count ->
    [one] { $count } плитка соединена с замком
    [few] { $count } плитки соединены с замком
   *[many] { $count } плиток соединено с замком
}
isle-line-largest-water = { $count ->
    [0] нет завершённой водной области
    [one] самая большая завершённая водная область: { $count } плитка
    [few] самая большая завершённая водная область: { $count } плитки
   *[many] самая большая завершённая водная область: { $count } плиток
}
isle-line-complete-areas = { $count ->
    [one] { $count } завершённая область
    [few] { $count } завершённые области
   *[many] { $count } завершённых областей
}
isle-line-large-areas = { $count ->
    [one] { $count } завершённая область из 3 и более плиток
    [few] { $count } завершённые области из 3 и более плиток
   *[many] { $count } завершённых областей из 3 и более плиток
}
isle-line-building-sets = { $count ->
    [one] { $count } набор
    [few] { $count } набора
   *[many] { $count } наборов
}; всего { $broch ->
    [one] { $broch } брох
    [few] { $broch } броха
   *[many] { $broch } брохов
}, { $farm ->
    [one] { $farm } ферма
    [few] { $farm } фермы
   *[many] { $farm } ферм
}, { $lighthouse ->
    [one] { $lighthouse } маяк
    [few] { $lighthouse } маяка
   *[many] { $lighthouse } маяков
}
isle-line-most-ships = { isle-things-ship }{ $rank ->
    [first] {", "}больше всех
    [second] {", "}второй результат
   *[none] { "" }
}
isle-line-most-gold = { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
}{ $rank ->
    [first] {", "}больше всех
    [second] {", "}второй результат
   *[none] { "" }
}
isle-line-ship-lighthouse-waters = { $count ->
    [one] { $count } водная область с кораблём и маяком
    [few] { $count } водные области с кораблём и маяком
   *[many] { $count } водных областей с кораблём и маяком
}
isle-line-columns = { $count ->
    [one] { $count } столбец из 3 и более плиток
    [few] { $count } столбца из 3 и более плиток
   *[many] { $count } столбцов из 3 и более плиток
}
isle-line-complete-mountains = { $count ->
    [one] { $count } завершённая горная область
    [few] { $count } завершённые горные области
   *[many] { $count } завершённых горных областей
}
isle-line-scroll = { $amount }, { $each ->
    [1] по 1 очку
   *[other] 1 очко за каждые { $each }
}{ $is_double ->
    [yes] {", "}вдвойне за завершённую область
   *[no] { "" }
}
isle-line-gold = { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
}, 1 очко за каждые 5

## Isle of Skye: refusals
fault-not-enough-gold = Это стоит больше золота, чем у вас есть.
fault-price-too-low = { $lowest ->
    [one] Каждая из двух плиток должна стоить хотя бы { $lowest } золотой.
   *[other] Каждая из двух плиток должна стоить хотя бы { $lowest } золотых.
}
fault-not-your-offer = Это не ваша плитка.
fault-wrong-tiles = Одну плитку нужно сбросить, а двум другим назначить цены.
fault-already-sealed = Эти цены уже подтверждены.
fault-already-built = Вы уже закончили строительство.
fault-own-tile = Это ваша плитка. Покупать можно только у других.
fault-already-bought = Эту плитку уже купили.
fault-not-on-offer = Эта плитка не продаётся.
fault-not-in-hand = Этой плитки нет среди тех, что вам нужно выложить.
fault-still-fits = Для этой плитки ещё есть место, поэтому её нужно выложить.
fault-must-place-first = Сначала выложите оставшиеся плитки.
fault-cell-taken = Там уже лежит плитка.
fault-not-adjacent = Плитка должна примыкать к вашим владениям хотя бы одной стороной.
fault-bad-turn = Плитку можно поворачивать только на четверть оборота.
fault-terrain-mismatch = Как ни поверни, здесь плитка не подходит: { $edge ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
} рядом окажутся { $mine ->
    [P] луга
    [M] горы
   *[W] вода
} и { $theirs ->
    [P] луга
    [M] горы
   *[W] вода
}.
fault-not-your-turn = Сейчас ходит кто-то другой.
fault-wrong-phase = В этой фазе так сделать нельзя.
fault-game-over = Игра окончена.
fault-stale-request = Тем временем игра ушла вперёд. Попробуйте ещё раз.

## Isle of Skye: goals
isle-goal-squares = Квадраты
isle-goal-squares-rule = 2 очка за каждый квадрат 2 × 2 из плиток. Плитка может входить в несколько квадратов.
isle-goal-sheep = Овцы
isle-goal-sheep-rule = 1 очко за каждую овцу.
isle-goal-broch-mountains = Брохи в горах
isle-goal-broch-mountains-rule = За каждую горную область с 1 / 2 / 3 и более брохами: 1 / 3 / 6 очков. Завершать её не нужно.
isle-goal-most-whisky = Больше всех виски
isle-goal-most-whisky-rule = 5 очков за наибольшее число плиток с виски, 2 очка за второе место.
isle-goal-farm-animals = Животные у ферм
isle-goal-farm-animals-rule = 1 очко за каждую овцу и корову на плитке с фермой или на одной из 8 плиток вокруг неё. Каждое животное считается один раз.
isle-goal-road-cattle = Коровы у дорог
isle-goal-road-cattle-rule = 2 очка за каждую корову на плитке, соединённой дорогой с вашим замком.
isle-goal-road-tiles = Дороги к замку
isle-goal-road-tiles-rule = 1 очко за каждую плитку, соединённую дорогой с вашим замком. Сам замок не считается.
isle-goal-largest-water = Самое большое озеро
isle-goal-largest-water-rule = 2 очка за каждую плитку вашей самой большой завершённой водной области.
isle-goal-complete-areas = Завер­шён­ные области
isle-goal-complete-areas-rule = 1 очко за каждую завершённую область.
isle-goal-large-areas = Большие области
isle-goal-large-areas-rule = 3 очка за каждую завершённую область из 3 и более плиток.
isle-goal-building-sets = Наборы построек
isle-goal-building-sets-rule = 5 очков за каждый набор из броха, фермы и маяка. Каждая постройка входит только в один набор.
isle-goal-most-ships = Больше всех кораблей
isle-goal-most-ships-rule = 5 очков за наибольшее число кораблей, 2 очка за второе место.
isle-goal-most-gold = Больше всех золота
isle-goal-most-gold-rule = 5 очков за наибольшее количество золота, 2 очка за второе место. Все показывают своё золото.
isle-goal-ship-lighthouse-waters = Корабли и маяки
isle-goal-ship-lighthouse-waters-rule = 3 очка за каждую водную область, где есть хотя бы 1 корабль и хотя бы 1 маяк на берегу. Завершать её не нужно.
isle-goal-columns = Столбцы
isle-goal-columns-rule = 3 очка за каждую вертикальную линию из 3 и более плиток без пропусков. Более длинная линия считается один раз, две отдельные в одном столбце — обе.
isle-goal-complete-mountains = Завер­шён­ные горы
isle-goal-complete-mountains-rule = 2 очка за каждую завершённую горную область.

## Isle of Skye: help
isle-help-aim = Суть игры
isle-help-aim-also = цель игры, цель и суть игры, смысл игры, о чём игра, коротко, как победить, как выиграть, победитель, победные очки, ПО, территория клана, территория, королевство, король, вождь, Остров Скай
isle-help-aim-text =
    Каждый из вас — вождь клана и строит вокруг замка свои владения (территорию клана) из квадратных плиток.
    Шесть раундов (впятером — пять) вы берёте плитки, назначаете им цены, покупаете их друг у друга и строите. Четыре цели, от A до D, показывают, за что дают очки, а счётчик раундов — какие из них подсчитываются в каком раунде. После последнего раунда ещё немного очков дают свитки и золото.
    Побеждает тот, у кого больше всего очков. При равенстве решает оставшееся золото; если и его поровну, победа общая.
isle-help-round = Раунд
isle-help-round-also = фаза, фазы, ход игры, ход раунда, этап, этапы, порядок хода, последовательность, шаги
isle-help-income = Доход
isle-help-income-also = монета, монеты, деньги, заработок, прибыль, получение дохода, бочка, бочки, бочонок, бочонки, отстающий, отстающие, догнать, бонус отстающим
isle-help-price = Плитки и назначение цен
isle-help-price-also = получение квадратов и назначение цен, тайл, тайлы, квадрат, квадрат территории, вытянуть, тянуть, добор, ширма, ширмы, за ширмой, топорик, жетон топора, сброс, сбросить, монета, монеты, оценка, стоимость, тайно
isle-help-buy = Покупка
isle-help-buy-also = купить, продать, продажа, торговля, торг, рынок, сделка, покупка квадратов, покупка тайлов, монета, монеты, пас, пасовать, пропустить
isle-help-build = Строительство
isle-help-build-also = стройка, строить, построить, выкладывание, положить, размещение, разместить, присоединить, пристроить, тайл, тайлы, квадрат, квадраты, поворот, повернуть, соседние, прилегать, не подходит
isle-help-areas = Области и дороги
isle-help-areas-also = территория, территории, местность, законченная, законченные, закрытая, закрытые, незавершённая, замкнуть, граница, размер, озеро, озёра, река, пастбище, пастбища, луг, гора, дорога, связь, соединение, путь
isle-help-goals = Шестнадцать целей
isle-help-goals-also = жетон цели, жетоны целей, тайл цели, тайлы целей, карта цели, задание, задания, условие, условия, победные очки, ПО, большинство, ничья, второе место
isle-help-end = Конец игры
isle-help-end-also = завершение игры, финал, финальный подсчёт, итог, итоги, последний раунд, победитель, победа, ничья, равенство, победные очки, ПО, монета, монеты, удвоение, пергамент
isle-help-components = Состав игры
isle-help-components-also = компоненты, комплектация, в коробке, тайл, тайлы, квадрат, квадраты, квадрат территории, квадраты территорий, жетон, жетоны, жетон цели, монета, монеты, деньги, ширма, ширмы, мешок, мешочек, планшет, игровое поле, счётчик раундов, трек, шкала, маркер первого игрока, жетон первого игрока, топор
isle-help-tile = Плитки и символы
isle-help-tile-also = тайл, тайлы, квадрат, квадрат территории, территория, край, центр, символ, символы, значок, пастбище, пастбища, луг, озеро, река, перекрёсток, развилка
isle-help-setup = Подготовка к игре
isle-help-setup-also = подготовка, раскладка, начало игры, расстановка, стартовая плитка, стартовый квадрат, первая игра, самый юный, младший, жетон первого игрока, маркер первого игрока, первый ход, ширма, число игроков, количество игроков
isle-help-score = Подсчёт очков
isle-help-score-also = подсчёт, счёт, начисление очков, победные очки, ПО, жетон цели, жетоны целей, трек, шкала, счётчик, маркер первого игрока, передача хода
isle-clause-1-text = Играют от 2 до 5 человек. Каждый возглавляет клан: синий, жёлтый, красный, белый или зелёный. В игре 73 разные плитки местности (в книгах правил — «квадраты территорий» или «тайлы») и по одной плитке замка на каждый клан.
isle-clause-2-text = Целей (жетонов целей) 16, в игре участвуют четыре из них, под буквами A, B, C и D. На 14 плитках есть свиток: по два свитка каждого из семи видов.
isle-clause-3-text = Золотые монеты бывают достоинством 1, 2, 5 и 10. Разменивать можно в любой момент, банк не кончается, поэтому здесь золото — просто число.
isle-clause-4-text = Плитка — квадрат. На каждой из четырёх сторон и в середине — один вид местности: луга, горы или вода.
isle-clause-5-text =
    На одной плитке две соседние стороны с одинаковой местностью — одна область. Сторона и середина с одинаковой местностью — тоже одна область. Всё остальное — разные области.
    Поэтому противоположные стороны связаны только через середину или через сторону между ними. Если местности середины нет ни на одной стороне, середина — отдельная область, завершённая с самого начала.
isle-clause-6-text = Дорога соединяет стороны, к которым ведёт. На некоторых плитках две дороги, которые не встречаются; дорога, которая выходит только к одной стороне, обрывается на плитке. Дороги — не границы: по обе стороны дороги одна и та же область.
isle-clause-7-text = Корабли стоят на воде своей плитки, брохи — в её горах, овцы, коровы и фермы — на её лугах, маяки — на берегу её воды. Свиток относится к области в середине плитки.
isle-clause-8-text = Перед тем как выложить плитку, её можно поворачивать на четверть оборота. Переворачивать её нельзя, а выложенная плитка остаётся на месте.
isle-clause-9-text = Четыре цели выбирает жребий или вы сами. Для первой игры есть простой набор.
isle-clause-10-text = Ваши владения начинаются с плитки замка; её не поворачивают. В начале ни у кого нет ни очков, ни золота.
isle-clause-11-text = Первого игрока выбирают при подготовке (обычно это самый юный) или определяет жребий.
isle-clause-12-text = Вдвоём, втроём и вчетвером играют 6 раундов, впятером — 5. Счётчик раундов показывает, какие цели подсчитываются в каком раунде и сколько золота вы получаете за каждого, кто впереди вас.
isle-clause-round-text =
    Каждый раунд состоит из одних и тех же фаз:
    - Доход: каждый получает золото.
    - Плитки и назначение цен: каждый берёт три плитки, одну сбрасывает, а двум другим тайно назначает цены.
    - Покупка: по очереди каждый может купить одну плитку у другого игрока.
    - Строительство: каждый добавляет полученные плитки к своим владениям.
    - Подсчёт очков: цели раунда подсчитываются для всех.
isle-clause-13-text =
    Вы получаете 5 золотых за замок и 1 золотой за каждую плитку с бочками виски, соединённую дорогой с вашим замком.
    Начиная с 3-го раунда вы получаете ещё и золото за каждого игрока, у которого очков больше, чем у вас (равенство не считается). Сколько именно, показывает счётчик раундов; с каждым раундом эта сумма растёт.
    Пример: раунд 5, две плитки с виски соединены с замком, одна нет, впереди два игрока: 5 + 2 + 2 × 3 = 13 золотых.
isle-clause-14-text =
    Каждый берёт из мешка три плитки и выкладывает их открыто. Затем все одновременно и тайно решают, на какую из своих плиток положить жетон сброса (топор) и сколько своего золота — на две другие (хотя бы по 1).
    Положить больше, чем у вас есть, нельзя. Сколько золота у вас осталось, никто не знает.
isle-clause-15-text = Когда все назначили цены, они открываются одновременно. Отмеченные плитки возвращаются в мешок, и его перемешивают.
isle-clause-16-text =
    Начиная с первого игрока и дальше по часовой стрелке каждый один раз может купить одну плитку другого игрока по её цене или спасовать. Свои и уже купленные плитки купить нельзя.
    Платят прямо продавцу, и он же забирает золото, лежавшее на плитке. Всё это золото он может потратить в том же раунде, если его очередь ещё не прошла.
isle-clause-17-text = Когда все сделали ход, плитки, которые никто не купил, остаются у своих хозяев. Золото с них уходит в банк.
isle-clause-18-text =
    Выложите все плитки, полученные в этом раунде, в любом порядке. Плитка должна касаться хотя бы одной стороной уже выложенной (в том числе только что), и везде, где две плитки соприкасаются, местность должна совпадать: луга с лугами, горы с горами, вода с водой.
    Продолжать дороги не обязательно.
    Все, у кого есть плитки, могут строить одновременно. Если устройство одно на всех, начинает тот, у кого оно в руках, а потом передаёт его дальше.
isle-clause-19-text = Плитка, которой нет места, возвращается в мешок, а золото за неё пропадает. Пока место есть, её нужно выложить. Можно сначала выложить другие плитки, чтобы место появилось.
isle-clause-20-text = Цели, указанные на счётчике раундов для этого раунда, подсчитываются для всех. Каждая цель подсчитывается за игру ровно три раза. Затем жетон первого игрока переходит по часовой стрелке.
isle-clause-21-text =
    Область — это вся местность одного вида, соединённая между собой, на скольких бы плитках она ни лежала.
    Она завершена, когда каждая её сторона касается другой плитки. Пустое место рядом, даже дыра внутри, оставляет её открытой. Дороги не замыкают и не делят областей.
isle-clause-22-text = Размер области — это число плиток, на которых она лежит.
isle-clause-23-text = Две дороги соединены, если обе выходят к общей стороне своих плиток. «Соединена с замком» значит: соединена с дорогой вашей плитки замка. Плитка с двумя дорогами, которые не встречаются, соединена, если соединена хотя бы одна из них.
isle-clause-24-text =
    Для целей «Больше всех…»:
    - Разделившие первое место получают по 5 очков, а 2 очка не получает никто.
    - Разделившие второе место получают по 2 очка.
    - Чтобы получить очки, нужны хотя бы один корабль, одна плитка с виски или 1 золотой — смотря по цели.
    - Это верно при любом числе игроков, даже вдвоём.
isle-clause-25-text = Ваша плитка замка считается плиткой владений для квадратов, столбцов, областей и их размеров.
isle-clause-26-text =
    После последнего раунда каждый ваш свиток даёт очки за то, что на нём показано, во всех ваших владениях: 1 очко за каждые 2 овцы, каждые 2 плитки с виски или каждые 2 корабля либо 1 очко за каждую корову, каждый брох, каждую ферму или каждый маяк.
    Результат округляется вниз. Свиток в завершённой области даёт вдвое больше: удваивается уже округлённое число.
isle-clause-27-text = Каждые 5 золотых дают 1 очко, с округлением вниз.
isle-clause-28-text = Побеждает игрок с наибольшим числом очков. При равенстве — тот, у кого осталось больше золота (до превращения его в очки). Если и золота поровну, победа общая. На этом игра окончена.

isle-ask-build-order = Кто строит первым?
isle-ask-build-order-text = Кто угодно: все, у кого есть плитки, могут строить одновременно, как за настоящим столом. Если устройство одно на всех, начинает тот, у кого оно в руках; чтобы пропустить кого-то вперёд, нажмите на его имя и передайте ход. Боты строят последними, начиная с первого игрока и дальше по часовой стрелке. Владения у каждого свои, поэтому преимущества это никому не даёт. Кому нечего выкладывать, того пропускают (правило 18).
isle-ask-lens = Как увидеть, какие области завершены?
isle-ask-lens-text = Нажмите на лупу рядом с полем или клавишу L либо задержите палец на плитке. Завершённые области отмечены полосами, открытые — точками, дорожная сеть замка и соединённые с ним бочки виски — оранжевым. Нажмите на область, чтобы увидеть её размер, открытые стороны, что она даёт и что принесёт её завершение.
isle-ask-puzzles = Что такое задачи?
isle-ask-puzzles-text = Это позиции из партий ботов, в которых один ответ явно лучше других: куда положить плитку, что купить, какие цены назначить, какое действие выбрать. Они ждут на первом экране, кнопка «{ puzzles }». Каждый ответ много раз доиграли с разными плитками, поэтому очки средние; там, где случай уже ни на что не влияет, они точные. Нерешённая задача возвращается на следующий день.
isle-ask-undo = Что можно отменить?
isle-ask-undo-text = Выложенные плитки, пока вы не закончили строить. Если делать больше нечего, ход после короткой паузы заканчивается сам; настройка «{ settings-confirm-end }» заставит его ждать вашего нажатия. А подтверждённые цены, покупки и вытянутые плитки отменить нельзя: игроки уже узнали что-то новое.
isle-ask-doubled = Очки за свиток удваиваются до или после округления?
isle-ask-doubled-text = После: 5 овец — это 2 очка, а в завершённой области — 4 (правило 26).
isle-ask-coins = Может ли банк остаться без монет?
isle-ask-coins-text = Нет. Монет для размена всегда хватает (правило 3).
isle-ask-hidden = Что знают все игроки?
isle-ask-hidden-text = Все владения, все вытянутые плитки, а значит, и то, что осталось в мешке, — но не порядок, в котором эти плитки выйдут. Золото других скрыто, как и цены, пока все их не подтвердят. При подсчёте цели «{ isle-goal-most-gold }» все показывают своё золото.
isle-ask-house-rules = Что меняют домашние правила?
isle-ask-house-rules-text = «{ isle-open-gold }» — золото каждого всегда видно всем. «{ isle-open-prices }» — игроки назначают цены по очереди, и все сразу их видят. Больше ничего не меняется.
isle-ruling-first-game = Какие цели рекомендуются для первой игры?
isle-ruling-first-game-text = Здесь это «{ isle-goal-farm-animals }» (A), «{ isle-goal-complete-mountains }» (B), «{ isle-goal-road-tiles }» (C) и «{ isle-goal-squares }» (D). В книге правил свой набор показан на рисунке (правило 9).
isle-ruling-castle-turn = Можно ли повернуть плитку замка?
isle-ruling-castle-turn-text = Нет. Она лежит так, как нарисована, поворачивать её нельзя (правило 10).
isle-ruling-give-up = Плитке нет места, но его могла бы создать другая моя плитка. Можно ли вернуть первую в мешок?
isle-ruling-give-up-text = Да. Плитка возвращается в мешок, если сейчас ей нет места. Можно сначала выложить другие плитки, чтобы место появилось, но это не обязательно. Пока место есть, плитку нужно выложить (правило 19).
isle-ruling-two-roads = На плитке две дороги, и лишь одна ведёт к моему замку. Она соединена?
isle-ruling-two-roads-text = Да: достаточно одной из двух дорог (правило 23).
isle-ruling-columns = В одном столбце две отдельные линии. Считаются обе?
isle-ruling-columns-text = Да. Для цели «{ isle-goal-columns }» считается каждая вертикальная линия из 3 и более плиток без пропусков, даже если две из них в одном столбце.
isle-ruling-castle = Считается ли моя плитка замка?
isle-ruling-castle-text = Как плитка владений для квадратов, столбцов, областей и их размеров — да. Среди плиток, соединённых с замком дорогами, — нет (правило 25).
isle-ruling-gold-tie = Очков поровну. Какое золото сравнивают?
isle-ruling-gold-tie-text = То, что осталось до превращения в очки: 9 золотых больше, чем 8, хотя и те и другие дают 1 очко (правило 28).
isle-help-reconstructed-text = В печатных правилах показаны не все плитки. Плитки местности взяты из единственного открытого списка и могут отличаться от печатной игры; в нём есть опечатка, и середину плитки 27 мы определили сами. Цели, рекомендуемые для первой игры, ни в одном списке не указаны: их выбрали мы.

isle-example-fits = Подходит: луга к лугам, вода к воде.
isle-example-mismatch = Не подходит: рядом оказались бы луга и вода. Поверните плитку ещё раз, и она подойдёт.
isle-example-apart = Нельзя: плитка касается владений только углом.
isle-example-lake = Новая плитка завершает это озеро. Оно занимает { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}, это и есть его размер.
isle-example-open = То же озеро без этой плитки: одна сторона открыта, и оно не завершено.
isle-example-income = Плиток с виски, соединённых с замком: { $joined }, не соединённых: { $apart }. Доход — { $income ->
    [one] { $income } золотой
   *[other] { $income } золотых
}.
isle-example-road = { isle-line-road-tiles }.
isle-example-scroll = { $amount ->
    [one] { $amount } овца
    [few] { $amount } овцы
   *[many] { $amount } овец
}, а свиток за овец лежит в завершённой области: { points }.
isle-example-parts = У обеих плиток одинаковые стороны. Если в середине вода, в одну область соединяется вода; если луга — соединяются луга.
isle-example-gives = { $reason }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
isle-example-alt = Пример к правилу { $rule }: { $words }
isle-example-goal-alt = Пример к цели «{ $goal }»: { $words }
isle-example-rank = У кого { $amount }, тому { $points ->
    [0] ничего
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

isle-symbol-sheep = Овцы
isle-symbol-sheep-text = Стоят на лугах. Считаются для целей «{ isle-goal-sheep }» и «{ isle-goal-farm-animals }» и для свитков.
isle-symbol-cattle = Коровы
isle-symbol-cattle-text = Стоят на лугах. Считаются для цели «{ isle-goal-farm-animals }», для свитков, а если их плитка соединена с замком — и для цели «{ isle-goal-road-cattle }».
isle-symbol-farm = Ферма
isle-symbol-farm-text = Стоит на лугах. Считается для целей «{ isle-goal-farm-animals }» и «{ isle-goal-building-sets }» и для свитков.
isle-symbol-broch = Брох
isle-symbol-broch-text = Круглая башня в горах. Считается для целей «{ isle-goal-broch-mountains }» и «{ isle-goal-building-sets }» и для свитков.
isle-symbol-lighthouse = Маяк
isle-symbol-lighthouse-text = Стоит на берегу. Считается для целей «{ isle-goal-ship-lighthouse-waters }» и «{ isle-goal-building-sets }» и для свитков.
isle-symbol-ship = Корабль
isle-symbol-ship-text = Стоит на воде. Считается для целей «{ isle-goal-most-ships }» и «{ isle-goal-ship-lighthouse-waters }» и для свитков.
isle-symbol-whisky = Бочки виски
isle-symbol-whisky-text = Дают 1 золотой каждый раунд, если плитка соединена дорогой с вашим замком. Считаются для цели «{ isle-goal-most-whisky }» и для свитков, соединена плитка или нет.
isle-symbol-scroll = Свиток
isle-symbol-scroll-text = После последнего раунда даёт очки за то, что на нём показано, — вдвойне, если лежит в завершённой области.
isle-symbol-castle = Замок
isle-symbol-castle-text = Начало ваших владений: 5 золотых каждый раунд и дорога, к которой ведут остальные.
isle-symbol-road = Дорога
isle-symbol-road-text = Соединяет плитки с вашим замком. Продолжать её не обязательно, и области она не делит.
isle-help-track = Игроков: { $players }
isle-help-track-round = Раунд
isle-help-track-gold = Золото за каждого, кто впереди вас

## Kept games, the engine's health and new versions

fault-file-missing = На сервере нет части игры ({ $file }).
fault-file-damaged = Часть игры загрузилась с повреждениями ({ $file }).
fault-file-wrong-type = Сервер прислал часть игры в неверном виде ({ $file }: { $type }).
fault-build-changed = На сервере новая версия Skye. Обновите страницу; если не поможет, подождите несколько минут.
fault-network-failed = Не удалось загрузить часть игры ({ $file }). Проверьте подключение к интернету.
fault-worker-failed = В этом браузере игру запустить не удалось.
fault-boot-failed = Игру запустить не удалось ({ $detail }).
fault-boot-timeout = { $seconds ->
    [one] Игра не запустилась: { $seconds } секунду ничего не происходило.
    [few] Игра не запустилась: { $seconds } секунды ничего не происходило.
   *[many] Игра не запустилась: { $seconds } секунд ничего не происходило.
}
fault-page-failed = Не удалось показать страницу ({ $detail }).
fault-storage-full = На этом устройстве не осталось места для сохранения, поэтому последнее действие не выполнено. Освободите место и попробуйте ещё раз.
fault-storage-failed = Не удалось сохранить игру, поэтому последнее действие не выполнено. Попробуйте ещё раз.
fault-open-in-other-tab = Эта игра открыта в другой вкладке.
fault-record-damaged = Эта сохранённая игра повреждена, резервные копии — тоже.
fault-newer-version = Это сохранение из более новой версии Skye. Обновите страницу и откройте его снова.
fault-other-rules = Эта игра создана по другим правилам, которых эта версия Skye не знает. Сохраните её в файл и откройте в той версии, где она создана.
fault-already-here = Эта игра у вас уже есть.
fault-not-a-file = Это не файл.
fault-unreadable-file = Не удалось прочитать файл.
fault-not-text = Это не сохранённая игра, а файл другого типа.
fault-not-json = Это не сохранённая игра: файл повреждён или другого типа.
fault-not-a-record = В этом файле нет игры Skye.
fault-too-large = Для сохранённой игры это слишком много данных.
fault-too-deep = Это не сохранённая игра: слишком глубокая вложенность данных.
fault-wrong-type = Эта сохранённая игра повреждена ({ $field }).
fault-bad-setup = Эта сохранённая игра повреждена: такая подготовка невозможна.
fault-illegal-action = Эта сохранённая игра повреждена: действие { $number } нарушает правила.
fault-unknown-action = В этой игре нет такого действия.
fault-wrong-digest = Эта сохранённая игра изменена: при повторе получается другой результат.
fault-no-games = Сохранённых игр нет.
fault-no-table = Эта игра уже закрыта.
fault-bad-puzzle = Эта задача не читается.
fault-no-puzzle = Ни одна задача не открыта.
fault-worker-error = Ошибка в движке: { $detail }
fault-engine-crashed = Движок правил остановился.
fault-engine-hung = { $seconds ->
    [one] Движок правил не отвечал { $seconds } секунду.
    [few] Движок правил не отвечал { $seconds } секунды.
   *[many] Движок правил не отвечал { $seconds } секунд.
}
fault-engine-restarted = Движок правил перезапущен. С вашей игрой всё в порядке.
fault-game-lost = Движок правил остановился, а браузер не сохранил игру. К сожалению, она потеряна.
update-offer = Готова новая версия Skye.
update-accept = Обновить
update-later = Позже
update-no-answer = Новая версия не отвечает. Закройте Skye во всех вкладках и откройте снова.
update-other-tabs = Сначала закройте другие вкладки со Skye — тогда новая версия сможет запуститься.

# A tile on trial, in every game
trial-lies = Примерка: { $words }
trial-only-turn = Здесь она подходит только так.
trial-turn = { $count ->
    [1] Повернуть (подходит только так)
   *[other] Повернуть (подходит в { $count } положениях)
  }
trial-turn-short = Повернуть
trial-place = Выложить
trial-actions = Примеряемая плитка
trial-change = сейчас { $before }, станет { $after }
trial-hidden = скрыто
trial-preview = Что изменится
tile-number = Плитка { $number }

# Skylands
sky-terrain-F = лес
sky-terrain-M = горы
sky-terrain-C = кристаллы
sky-terrain-T = город
sky-terrain-cloud = облака
sky-side = { $edge ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
  } { $kind ->
    [F] лес
    [M] горы
    [C] кристаллы
    [T] город
   *[cloud] облака
  }
sky-tile-name = «{ $words }»
sky-island = { $kind ->
    [F] остров леса
    [M] остров гор
    [C] остров кристаллов
   *[T] город
  }, { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }, { $count ->
    [0] никто не живёт
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
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
    [one] { $count } житель любого цвета
    [few] { $count } жителя любого цвета
   *[many] { $count } жителей любого цвета
  }
sky-guest-G = Хостел, зелёный гость
sky-guest-P = Хостел, фиолетовый гость
sky-guest-B = Хостел, синий гость
sky-free = бесплатно
sky-costs = Цена: { $folk }

sky-setup-start = Начало игры
sky-start-printed = С напечатанными островами
sky-start-printed-note = На каждом планшете уже напечатаны три плитки, у всех немного разные.
sky-start-tactical = Тактическое
sky-start-tactical-note = Планшеты пустые: сначала каждый выкладывает стартовую плитку и две из трёх вытянутых.
sky-setup-specials = Специальные острова
sky-specials-random = Случайные
sky-specials-random-note = По четыре острова из каждой группы, по жребию.
sky-specials-first-game = Первая игра
sky-specials-first-game-note = Двенадцать островов без эффекта и четыре, которыми легко пользоваться.

sky-actions = Четыре действия
sky-action-discover = Открытие островов
sky-action-deploy = Высадка жителей
sky-action-create = Создание островов
sky-action-convert = Преобразо­вание энергии
sky-action-short-discover = Открытие
sky-action-short-deploy = Высадка
sky-action-short-create = Создание
sky-action-short-convert = Энергия
sky-track-action = { $count ->
    [0] { $action }
   *[other] { $action }: { $names }
  }
sky-supply = Запас
sky-stack = Стопка
sky-stack-left = { $count ->
    [one] В стопке осталась { $count } плитка.
    [few] В стопке остались { $count } плитки.
   *[many] В стопке осталось { $count } плиток.
  }
sky-stack-show = Показать оставшиеся плитки
sky-points-left = { $count ->
    [one] В запасе осталось { $count } очко.
    [few] В запасе остались { $count } очка.
   *[many] В запасе осталось { $count } очков.
  }
sky-drawer = Острова и запас
sky-active = активный игрок, с бонусом
sky-if-it-ended-now = { $points }, если бы игра закончилась сейчас
sky-now-short = итог сейчас
sky-now-tiny = Итог:
sky-show = Специальные острова на витрине
sky-group-plain = Без эффекта
sky-group-instant = Мгновенные
sky-group-lasting = Постоянные
sky-group-scoring = Очки в конце
sky-specials-of = { $name }: специальные острова
sky-empty = { $count ->
    [one] { $count } пустая клетка
    [few] { $count } пустые клетки
   *[many] { $count } пустых клеток
  }
sky-marker-active = Маркер активен: один раз за игру можно повторить действие. Если этого не сделать, в конце он даст 2 очка.
sky-marker-used = Маркер использован.

sky-phase = Ход { $turn } · { $phase }
sky-phase-start = Тактическое начало
sky-phase-choose = Выбор действия
sky-phase-discover = Открытие островов
sky-phase-deploy = Высадка жителей
sky-phase-create = Создание островов
sky-phase-pay = Создание островов
sky-phase-place = Создание островов
sky-phase-outpost = Аванпост
sky-phase-convert = Преобразование энергии
sky-phase-end = Конец игры
sky-ceremony = Итоговый подсчёт
sky-ceremony-none = нет

sky-prompt-start = { $name }, выложите стартовую плитку и две из трёх других
sky-prompt-choose = { $name }, выберите действие для всех
sky-prompt-discover = { $name }, возьмите плитку и выложите её или спасуйте
sky-prompt-bonus = { $name }, можно взять ещё одну плитку
sky-prompt-deploy = { $name }, заселите остров или спасуйте
sky-prompt-create = { $name }, создайте остров или спасуйте
sky-prompt-pay = { $name }, кем заплатить?
sky-prompt-place = { $name }, выложите свой специальный остров
sky-prompt-outpost = { $name }, выложите плитку, найденную аванпостом, или сбросьте её
sky-prompt-convert = { $name }, переселите жителей в город или спасуйте
sky-prompt-done = { $name }, нажмите «{ done }» или отмените сделанное
sky-prompt-pass = { $name }, ни одна плитка не подходит — вы пасуете
sky-prompt-end = Игра окончена
sky-bot-start = { $name } выкладывает первые плитки
sky-bot-choose = { $name } выбирает действие
sky-bot-discover = { $name } выбирает плитку
sky-bot-deploy = { $name } заселяет острова
sky-bot-create = { $name } выбирает специальный остров
sky-bot-pay = { $name } платит
sky-bot-place = { $name } выкладывает специальный остров
sky-bot-outpost = { $name } смотрит, что нашёл аванпост
sky-bot-convert = { $name } переселяет жителей в город

sky-may-end = В этот ход игра может закончиться.
sky-will-end = После этого хода игра закончится.
sky-warning-few-tiles = Плиток осталось мало: кто выберет «{ sky-action-discover }», сразу закончит игру.
sky-warning-few-squares = { $name }: { $empty ->
    [one] осталась { $empty } пустая клетка
    [few] остались { $empty } пустые клетки
   *[many] осталось { $empty } пустых клеток
  }.
sky-warning-few-points = Запас очков подходит к концу.
sky-cannot-choose = Сейчас это действие выбрать нельзя.
sky-gain-discover = { $count ->
    [0] ни одной плитки
    [1] 1 плитка
    [one] до { $count } плитки
   *[other] до { $count } плиток
  }
sky-gain-deploy = { $count ->
    [0] ни одного жителя
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
  }
sky-gain-create = { $count ->
    [0] нет доступных островов
    [one] доступен { $count } остров
    [few] доступны { $count } острова
   *[many] доступно { $count } островов
  }
sky-gain-convert = { $count ->
    [0] нет очков
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
sky-others-gain = Что получат остальные
sky-repeat-note = Повтор перевернёт маркер.
sky-marker-used-note = Ваш маркер уже использован.
sky-repeat-title = Перевернуть маркер?
sky-repeat-text = Один раз за игру можно остаться на том же действии и повторить его. Если маркер останется активным до конца игры, он даст 2 очка.
sky-ends-game = Сразу заканчивает игру.
sky-end-title = Закончить игру?
sky-end-text = Плиток для открытия уже не хватает. Если выбрать это действие, игра сразу закончится, а само действие не состоится.

sky-tiles = Плитки
sky-choose-tile = Сначала выберите плитку.
sky-choose-place = { $count ->
    [1] Нажмите на единственную подходящую клетку.
   *[other] Нажмите на любую подходящую клетку (всего { $count }).
  }
sky-fits = { $count ->
    [0] нет места
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
  }
sky-fits-nowhere = Этой плитке нет места на вашем планшете.
sky-none-fits = Ни одной из плиток нет места на вашем планшете.
sky-preview-total = Итог сейчас
sky-completes = Завершает { $kind ->
    [F] остров леса
    [M] остров гор
    [C] остров кристаллов
   *[T] город
  } ({ $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  })
sky-taken = Ваша плитка выложена.
sky-start-placed = Ваши стартовые плитки выложены.
sky-discard = Сбросить плитку
sky-deploy-hint = Нажмите на завершённый остров, чтобы заселить его свободные места.
sky-deploy-more = У вас бонус: можно заселить ещё один остров.
sky-deployed = Жители заселились.
sky-deploy-none = Нет завершённого острова, который можно заселить.
sky-in-supply = В запасе:
sky-islands = Острова, которые можно заселить
sky-created = Ваш специальный остров выложен.
sky-you-have = У вас:
sky-create-bonus = У вас бонус: за белые символы платить не нужно.
sky-can-create = можно создать
sky-cannot-create = нельзя создать
sky-special-fits = { $count ->
    [one] Подходит { $count } клетка.
    [few] Подходят { $count } клетки.
   *[many] Подходит { $count } клеток.
  }
sky-special-points = { $points ->
    [one] { $points } очко в конце
    [few] { $points } очка в конце
   *[many] { $points } очков в конце
  }
sky-create = Создать
sky-pay = { $special } — осталось заплатить:
sky-pay-G = Отдайте зелёного жителя. С какого острова?
sky-pay-P = Отдайте фиолетового жителя. С какого острова?
sky-pay-W = Отдайте жителя любого цвета. С какого острова?
sky-moved = { $count ->
    [one] Переселился { $count } житель.
    [few] Переселились { $count } жителя.
   *[many] Переселилось { $count } жителей.
  }
sky-convert-bonus = Бонус: +{ $points } за первое переселение
sky-convert-gain = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
  }
sky-convert-none = Переселять некого, или нет завершённого города.
sky-convert-from = С какого острова?
sky-convert-into = В какой город?
sky-trades = { sky-special-trading-district }: двух на одного
sky-trade-first = Первый житель — отсюда
sky-trade-second = Второй житель — отсюда
sky-trade-city = Новый житель — сюда
sky-trade = Обменять двух на одного
sky-hostel = { $count ->
    [0] Поселить жителя в хостел
   *[other] Поселить жителя в хостел (там уже { $count })
  }
sky-lodge-from = С какого острова переселить в хостел?
sky-passed-over = { $count ->
    [1] { $names } ничего не может сделать и пасует.
   *[other] { $names } ничего не могут сделать и пасуют.
  }
sky-pass = Пас
sky-pass-title = Спасовать?
sky-pass-text = В этом действии вы ещё можете что-то сделать.
sky-several-islands = Здесь больше одного острова. Выберите нужный ниже.
sky-not-this-island = Этот остров сейчас нельзя заселить.
sky-no-island-there = Здесь нет острова. Нажмите на один из обведённых.
sky-filled-already = Вы только что заселили этот остров.
sky-convert-only = Жители переселяются с острова кристаллов в город. Нажмите на обведённый остров или город.
sky-mismatch = Как ни поверни, здесь плитка не подходит: { $edge ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
  } рядом окажутся { $mine ->
    [F] лес
    [M] горы
    [C] кристаллы
    [T] город
   *[cloud] облака
  } и { $theirs ->
    [F] лес
    [M] горы
    [C] кристаллы
    [T] город
   *[cloud] облака
  }.

sky-hint-choose = Выберите действие «{ $action }».
sky-hint-repeat = Переверните маркер и повторите действие «{ $action }».
sky-hint-take = Возьмите плитку { $tile } и выложите её, как показано.
sky-hint-place = Выложите плитку { $tile }, как показано.
sky-hint-deploy = Заселите: { $island }.
sky-hint-create = Создайте специальный остров «{ $special }».
sky-hint-pay = Заплатите жителем отсюда: { $island }.
sky-hint-trade = Обменяйте двух жителей на одного. Первый — отсюда: { $island }. Второй — отсюда: { $other }.
sky-hint-trade-city = Новый — сюда: { $city }.
sky-hint-convert = Переселите жителей. Откуда: { $island }. Куда: { $other }.
sky-hint-lodge = Переселите жителя в хостел. Откуда: { $island }.
sky-hint-discard = Сбросьте плитку { $tile }.
sky-hint-pass = Спасуйте.
sky-hint-done = Нажмите «{ done }».
sky-why-points-now = Если бы игра закончилась сразу после этого, ваш итог изменился бы на { $points }.
sky-why-ahead = Если считать на несколько ходов вперёд, это лучше второго по силе хода примерно на { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
    [many] { $lead } очков
   *[other] { $lead } очка
}.
sky-why-ahead-of-action = Если считать на несколько ходов вперёд, это лучше действия «{ $action }» примерно на { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
    [many] { $lead } очков
   *[other] { $lead } очка
}.
sky-why-close-call = Разница невелика: другой ход почти так же хорош.
sky-why-nothing-better = Лучшего хода не видно.
sky-why-only-option = Других вариантов нет.
sky-why-completes-island = Это завершает { $kind ->
    [F] остров леса
    [M] остров гор
    [C] остров кристаллов
   *[T] город
  } ({ $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }).
sky-why-fills-island = { $kind ->
    [F] На остров леса
    [M] На остров гор
    [C] На остров кристаллов
   *[T] В город
  } { $count ->
    [one] высадится { $count } житель
    [few] высадятся { $count } жителя
   *[many] высадятся { $count } жителей
  }.
sky-why-converts = { $count ->
    [one] { $count } житель превратится в очко.
    [few] { $count } жителя превратятся в очки.
   *[many] { $count } жителей превратятся в очки.
  }
sky-why-turn-gains = Очки за этот ход: вам { $mine }, остальным — не больше { $theirs } каждому.

sky-event-start = Начинается игра «Небесные земли».
sky-event-turn = Ход { $turn }: { $name }.
sky-event-chosen = { $name } выбирает действие «{ $action }».
sky-event-repeated = { $name } переворачивает маркер и повторяет действие «{ $action }».
sky-event-revealed = { $count ->
    [one] Открывается { $count } плитка.
    [few] Открываются { $count } плитки.
   *[many] Открывается { $count } плиток.
  }
sky-event-taken = { $name } берёт плитку { $tile } и выкладывает её: столбец { $x }, ряд { $y }.
sky-event-placed = { $name } выкладывает плитку { $tile }: столбец { $x }, ряд { $y }.
sky-event-completed = { $name } завершает { $kind ->
    [F] остров леса
    [M] остров гор
    [C] остров кристаллов
   *[T] город
  } ({ $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }).
sky-event-deployed = { $name } высаживает { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
  } { $kind ->
    [F] на остров леса
    [M] на остров гор
    [C] на остров кристаллов
   *[T] в город
  }.
sky-event-lodged = { $name } селит жителя в хостел.
sky-event-created = { $name } создаёт специальный остров «{ $special }».
sky-event-traded = { $name } обменивает двух жителей на одного.
sky-event-drawn = { $name }: аванпост находит плитку { $tile }.
sky-event-discarded = { $count ->
    [one] Сбрасывается { $count } плитка.
    [few] Сбрасываются { $count } плитки.
   *[many] Сбрасывается { $count } плиток.
  }
sky-event-converted = { $name } переселяет в город { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
  }.
sky-event-points = { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } ({ $reason }).
sky-event-passed = { $name } пасует.
sky-event-cannot = { $name } ничего не может сделать и пасует.
sky-points-energy = энергия
sky-points-bonus = бонус активного игрока
sky-points-generator = генератор
sky-points-power-station = электростанция
sky-points-profitable-city = доходный город
sky-points-useful-find = полезная находка
sky-end-few-squares = Один из планшетов почти заполнен, игра окончена.
sky-end-points-gone = Запас очков пуст, игра окончена.
sky-end-stack-gone = Плиток для открытия не хватает, игра окончена.
sky-outcome-points = { $name } побеждает, набрав { points }.
sky-outcome-shared = { $name } делят победу: у каждого { points }.

sky-notable-lead-changes = { $count ->
    [one] Лидер менялся { $count } раз.
    [few] Лидер менялся { $count } раза.
   *[many] Лидер менялся { $count } раз.
}
# Also passed: $count
sky-notable-led-throughout = { $name } лидирует после каждого хода.
sky-notable-comeback = { $name }: последнее место после хода { $step }, отставание в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} — и всё-таки победа.
sky-notable-close = { $name } и { $rival }: разница — всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
sky-notable-runaway = { $name } побеждает с отрывом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, на втором месте — { $rival }.
sky-notable-largest-island = { $name }: самый большой завершённый { $terrain ->
    [F] остров леса
    [M] остров гор
    [C] остров кристаллов
   *[T] город
} — { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}.
sky-notable-best-special = { $name }: «{ $special }» приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
sky-notable-most-specials = { $name }: больше всего специальных островов — { $count }.
sky-notable-most-inhabitants = { $name }: больше всего жителей — { $count }.
sky-notable-most-islands = { $name }: больше всего завершённых островов — { $count }.
sky-notable-fullest-board = { $name }: занято { $count } из { $squares } клеток — больше, чем у остальных.
sky-notable-most-deployed = { $name }: высадка сразу { $count ->
    [one] { $count } жителя
    [few] { $count } жителей
   *[many] { $count } жителей
} на один остров.
sky-notable-most-converted = { $name }: больше всего жителей переселено в города — { $count }.
sky-sheet-now = Если бы игра закончилась сейчас
sky-sheet-end = Итоговые очки
sky-chart = Очки после каждого хода
sky-chart-step = Ход
sky-source-empty = Пустые клетки
sky-source-empty-rule = −2 за каждую
sky-source-inhabitants = Жители
sky-source-inhabitants-rule = 1 за каждых 2 на планшете
sky-source-spaces = Завершённые острова
sky-source-spaces-rule = 1 за каждое место, включая города
sky-source-special = Специальные острова
sky-source-special-rule = напечатанные очки, если остров завершён, и эффекты в конце
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
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
  }
sky-line-spaces = { $count ->
    [one] { $count } место на завершённых островах
    [few] { $count } места на завершённых островах
   *[many] { $count } мест на завершённых островах
  }
sky-line-collected = { $points ->
    [one] собрано { $points } очко
    [few] собрано { $points } очка
   *[many] собрано { $points } очков
  }
sky-line-written = { $points ->
    [one] записано { $points } очко
    [few] записано { $points } очка
   *[many] записано { $points } очков
  }
sky-line-marker = { $count ->
    [0] маркер использован
   *[other] маркер ещё активен
  }
sky-line-special = { $special } — { points }
sky-line-special-open = { $special }: остров не завершён

sky-special-small-forest = Малый остров леса
sky-special-small-mountain = Малый остров гор
sky-special-small-crystal = Малый остров кристаллов
sky-special-small-city = Малый городской остров
sky-special-half-forest = Половина острова леса
sky-special-half-mountain = Половина острова гор
sky-special-half-crystal = Половина острова кристаллов
sky-special-half-city = Половина городского острова
sky-special-whole-forest = Целый остров леса
sky-special-whole-mountain = Целый остров гор
sky-special-whole-crystal = Целый остров кристаллов
sky-special-whole-city = Целый городской остров
sky-special-useful-find = Полезная находка
sky-special-outpost = Аванпост
sky-special-fertile-forest = Плодородная местность: лес
sky-special-fertile-mountain = Плодородная местность: горы
sky-special-fertile-crystal = Плодородная местность: кристаллы
sky-special-profitable-city = Доходный город
sky-special-generator = Генератор
sky-special-hostel = Хостел
sky-special-trading-district = Торговый район
sky-special-mountain-district = Горный район
sky-special-forest-district = Лесной район
sky-special-power-station = Электростанция
sky-special-forest-temple = Храм лесов
sky-special-mountain-temple = Храм гор
sky-special-crystal-temple = Храм кристаллов
sky-special-city-temple = Храм городов
sky-special-sky-refuge = Небесный приют
sky-special-sanctuary = Святилище
sky-special-academy = Академия Творцов
sky-special-villa = Вилла
sky-effect-plain = { $kind ->
    [F] Остров леса
    [M] Остров гор
    [C] Остров кристаллов
   *[T] Городской остров
  } на { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
  }.
sky-effect-useful-find = Сразу возьмите из запаса 2 очка.
sky-effect-outpost = Сразу возьмите верхнюю плитку стопки и выложите её или сбросьте.
sky-effect-fertile-forest = Когда этот остров леса завершён, все его свободные места сразу заселяются.
sky-effect-fertile-mountain = Когда этот остров гор завершён, все его свободные места сразу заселяются.
sky-effect-fertile-crystal = Когда этот остров кристаллов завершён, все его свободные места сразу заселяются.
sky-effect-profitable-city = Когда этот город завершён, сразу возьмите 1 очко за каждые 2 его места.
sky-effect-generator = 1 очко каждый раз, когда кто-нибудь выбирает «{ sky-action-convert }».
sky-effect-hostel = Сюда можно поселить до 4 жителей, чтобы потом заплатить ими или превратить их в энергию. Места хостела очков не дают.
sky-effect-trading-district = При создании островов и преобразовании энергии можно обменять 2 жителей одного цвета на 1 жителя любого цвета.
sky-effect-mountain-district = При создании островов платите на 1 фиолетового жителя меньше.
sky-effect-forest-district = При создании островов платите на 1 зелёного жителя меньше.
sky-effect-power-station = 2 очка каждый раз, когда при преобразовании энергии вы переселяете кого-нибудь в её город.
sky-effect-forest-temple = В конце игры 2 очка за каждый ваш завершённый остров леса.
sky-effect-mountain-temple = В конце игры 2 очка за каждый ваш завершённый остров гор.
sky-effect-crystal-temple = В конце игры 2 очка за каждый ваш завершённый остров кристаллов.
sky-effect-city-temple = В конце игры 2 очка за каждый ваш завершённый город.
sky-effect-sky-refuge = В конце игры 1 очко за каждых 2 жителей на вашем планшете.
sky-effect-sanctuary = В конце игры 1 очко за каждую плитку на 8 клетках вокруг него.
sky-effect-academy = В конце игры 2 очка за каждый специальный остров на вашем планшете, включая этот.
sky-effect-villa = В конце игры 1 очко за каждое место вашего самого большого завершённого острова.

sky-help-aim = Суть игры
sky-help-aim-also = цель игры, цель и суть игры, смысл игры, о чём игра, коротко, как победить, как выиграть, победитель, победные очки, ПО, Небесные земли
sky-help-aim-text =
    Каждый заполняет свой планшет (5 × 4 клетки) парящими островами, заселяет их и превращает кристаллы в очки.
    Побеждает тот, у кого в конце больше всего очков.
sky-help-placing = Как выложить плитку
sky-help-placing-also = положить, размещение, разместить, выкладывание, тайл, тайлы, фрагмент, фрагмент острова, поворот, повернуть, край, граница, стыковка, соседние, завершить, законченный, законченный остров, закрытый
sky-help-turn = Ход
sky-help-turn-also = ход игрока, порядок хода, действие, действия, выбор действия, фишка, пешка, маркер, повторить, бонус, активный игрок, очередь
sky-help-discover = Открытие островов
sky-help-discover-also = открыть, исследование, исследовать, взять плитку, тайл, тайлы, фрагмент, фрагменты островов, стопка, колода, сброс
sky-help-deploy = Высадка жителей
sky-help-deploy-also = заселение, заселить, поселить, высадить, житель, население, жетон жителя, человечки, цвет, зелёные, фиолетовые, синие
sky-help-create = Создание островов
sky-help-create-also = создать, построить, купить, покупка, оплата, заплатить, стоимость, цена, белый символ, специальный остров, особый остров, витрина, рынок
sky-help-convert = Преобразование энергии
sky-help-convert-also = превращение энергии, превратить, преобразовать, энергия, свет, кристалл, кристаллы, город, победные очки, ПО, жетон очков, жетоны победных очков
sky-help-specials = Специальные острова
sky-help-specials-also = особый остров, особые острова, специальный остров, эффект, эффекты, свойство, свойства, маленькие, половинные, законченные, мгновенный, мгновенные, постоянный, постоянные, храм, храмы, район, квартал, гостиница, хостел, плодородный, плодородные, академия, торговля, обмен, скидка
sky-help-end = Конец игры
sky-help-end-also = завершение игры, финал, финальный подсчёт, подсчёт очков, итог, итоги, победитель, победа, ничья, равенство, победные очки, ПО, штраф, минус
sky-help-reconstructed-text = В доступных нам правилах указаны не все значения. Цены, места и бо́льшую часть очков специальных островов, число плиток для 2 и 3 игроков, рисунок планшетов, стартовые плитки и четыре дополнительных острова первой игры мы восстановили сами; они могут отличаться от печатной игры.
sky-help-components = Состав игры
sky-help-components-also = компоненты, комплектация, в коробке, тайл, тайлы, фрагмент, фрагменты островов, планшет игрока, жетон, жетоны, жетон жителя, жетоны победных очков, победные очки, ПО, фишка, пешка, маркер, маленькие, половинные, законченные
sky-help-setup = Подготовка к игре
sky-help-setup-also = подготовка, раскладка, начало игры, расстановка, первая игра, тактический вариант, стартовый тайл, стартовая плитка, первый игрок, число игроков, количество игроков
sky-clause-1-text = Играют от 2 до 4 человек. У каждого планшет из 5 столбцов и 4 рядов, всего 20 клеток.
sky-clause-2-text =
    Плиток островов 88: вдвоём играют на 48, втроём на 68, вчетвером на всех. На каждой стороне плитки — лес, горы, кристаллы, город или облака.
    Стороны плитки с одинаковой местностью — одна часть острова, по одному месту на сторону. Разная местность — разные части.
sky-clause-3-text = Специальных островов 32: 12 без эффекта, 6 мгновенных, 6 постоянных и 8, которые дают очки в конце. Платят за них зелёными и фиолетовыми жителями; белый символ — житель любого цвета. Остров с облаками со всех сторон уже завершён.
sky-clause-4-text = В запасе 60 жителей: 20 зелёных для лесов, 20 фиолетовых для гор и 20 синих для кристаллов. Если жители какого-то цвета закончились, взять их больше неоткуда.
sky-clause-5-text = В запасе 32 очка для 2 игроков, 42 для 3 и 48 для 4.
sky-clause-6-text = У каждого есть фишка, которая стоит на последнем выбранном действии, и маркер, который в начале игры лежит активной стороной вверх.
sky-clause-7-text = Начало с напечатанными островами: на каждом планшете напечатаны три плитки, они считаются выложенными. Все планшеты немного разные.
sky-clause-8-text = Тактическое начало: планшеты пусты. Каждый получает двустороннюю стартовую плитку и берёт три плитки островов. Две из них вы оставляете и выкладываете вместе со стартовой плиткой (любой стороной вверх) по обычным правилам.
sky-clause-9-text = Из каждой из четырёх групп специальных островов наугад берут по четыре и кладут на витрину, всего 16. В первой игре на витрине 12 островов без эффекта, «{ sky-special-useful-find }», «{ sky-special-outpost }», «{ sky-special-fertile-forest }» и «{ sky-special-profitable-city }».
sky-clause-10-text = Первого игрока определяет жребий, или его выбирают при подготовке. Ходят по часовой стрелке.
sky-clause-11-text =
    Плитку кладут на любую пустую клетку своего планшета, повернув как угодно; касаться других она не обязана. Где она их касается, стороны должны совпадать: та же местность или облака к облакам.
    У края планшета подходит любая сторона, но остров, открытый к краю, завершить уже нельзя.
sky-clause-12-text = Выложенную плитку больше не поворачивают и не передвигают.
sky-clause-13-text = Остров — это все соединённые части с одинаковой местностью. Он завершён, когда ни одна его сторона не открыта.
sky-clause-14-text =
    Активный игрок переставляет свою фишку на другое действие (в первом круге — на любое).
    Один раз за игру можно вместо этого перевернуть маркер на пассивную сторону, остаться на месте и повторить действие.
sky-clause-15-text = Действие выполняют все: сначала активный игрок, затем остальные по часовой стрелке. Бонус есть только у активного игрока. Любой может спасовать.
sky-clause-16-text =
    Открывают на одну плитку больше, чем игроков. Каждый по очереди берёт одну из них и сразу выкладывает или пасует.
    Бонус: после всех активный игрок может взять и выложить ещё одну. Оставшиеся плитки уходят в сброс и больше не возвращаются.
sky-clause-17-text = Если плиток для открытия не хватает, игра сразу заканчивается, а действие не выполняется.
sky-clause-18-text =
    Выберите завершённый остров леса, гор или кристаллов со свободным местом и заселите из запаса все его свободные места, насколько хватит жителей: зелёные живут в лесах, фиолетовые — в горах, синие — на кристаллах. В городах не живёт никто.
    Бонус: два острова.
sky-clause-19-text =
    Выберите специальный остров на витрине, заплатите за него жителями со своего планшета и сразу выложите его. За белый символ платят жителем любого цвета. Остров, который нельзя оплатить или выложить, взять нельзя.
    Бонус: за белые символы можно не платить. Витрина не пополняется.
sky-clause-20-text = Выберите завершённый остров кристаллов с жителями и завершённый город. Жители переселяются в город, пока он не заполнится или остров не опустеет; за каждого возьмите из запаса 1 очко. Затем они возвращаются в запас, и город снова свободен.
sky-clause-21-text = Бонус: с одного или двух островов кристаллов в один город либо с одного острова кристаллов в один или два города; и ещё 2 очка, если переселился хотя бы один житель.
sky-clause-22-text = Очки, на которые не хватило запаса, записываются и учитываются, за что бы они ни были получены.
sky-clause-23-text = Что делает каждый специальный остров, сказано ниже. Напечатанные на нём очки считаются в конце, только если завершён остров, в который он входит.
sky-clause-24-text =
    Как специальные острова сочетаются со всем остальным:
    - «Плодородная местность» и «{ sky-special-profitable-city }» срабатывают один раз, когда их остров завершён, какой бы плиткой это ни случилось.
    - «{ sky-special-generator }» приносит очко в тот момент, когда выбирают «{ sky-action-convert }».
    - Когда в любом действии до вас доходит очередь, можно сначала, до всего остального, переселить жителей с завершённых островов в свой хостел; в нём 4 места.
    - При преобразовании энергии синие гости хостела могут заменить остров кристаллов или дополнить его.
    - Торговым районом можно пользоваться несколько раз за свою очередь: он берёт двух жителей одного цвета и даёт одного жителя любого цвета.
    - Сам храм не считается островом той местности, за которую даёт очки.
    - Скидка горного и лесного района действует, только если в цене есть этот цвет.
    - «{ sky-special-villa }» считает ваш самый большой завершённый остров.
    - «{ sky-special-power-station }» — часть города, а не отдельный город.
sky-clause-25-text = Игра заканчивается после хода, если у кого-нибудь осталось не больше одной пустой клетки или запас очков пуст.
sky-clause-26-text =
    Затем все подсчитывают:
    - −2 очка за каждую пустую клетку
    - 1 очко за каждых 2 жителей на планшете
    - 1 очко за каждое место завершённых островов, включая города, но не хостел
    - очки специальных островов, входящих в завершённые острова
    - собранные очки и записанные
    - 2 очка, если маркер ещё активен
    Пример: 2 пустые клетки −4, 9 жителей 4, 28 мест 28, специальные острова 11, собранные очки и маркер 10 — всего 49 очков.
sky-clause-27-text = Побеждает игрок с наибольшим числом очков. При равенстве победа общая.

sky-ruling-written = Запас очков пуст. Очки пропадают?
sky-ruling-written-text = Нет. То, на что не хватило запаса, записывается и учитывается, за что бы это ни было получено (правило 22).
sky-ruling-fertile = Когда срабатывают «Плодородная местность» и «{ sky-special-profitable-city }»?
sky-ruling-fertile-text = Один раз, когда их остров завершён любой плиткой, и сразу для всего острова (правило 24).
sky-ruling-generator = Когда приносит очки генератор?
sky-ruling-generator-text = Когда кто-нибудь выбирает «{ sky-action-convert }», ещё до начала действия, даже если преобразовывать никому нечего (правило 24).
sky-ruling-hostel = Когда можно пользоваться хостелом?
sky-ruling-hostel-text = В начале своей очереди в любом действии, до всего остального, по одному жителю. Гости покидают хостел, только когда ими платят, их обменивают или превращают в энергию. Бонусная плитка в действии «{ sky-action-discover }» новой очередью не считается (правило 24).
sky-ruling-guests = Можно ли превратить в энергию синих гостей хостела без острова кристаллов?
sky-ruling-guests-text = Да. При преобразовании энергии они могут заменить остров кристаллов, даже если у вас его нет, или дополнить его. В число одного или двух островов из правила 21 они не входят. То же и с синими жителями, полученными обменом (правило 24).
sky-ruling-trade = Сколько раз можно меняться и на кого?
sky-ruling-trade-text = Сколько угодно раз за свою очередь. При создании островов обмен даёт для оплаты зелёного или фиолетового жителя, при преобразовании энергии — синего, который сразу переселяется в город. Отданные жители сразу возвращаются в запас (правило 24).
sky-ruling-temple = Считается ли сам храм лесов?
sky-ruling-temple-text = Нет. Сам храм не считается островом той местности, за которую даёт очки (правило 24).
sky-ruling-discount = В цене нет фиолетового. Поможет ли горный район?
sky-ruling-discount-text = Нет. Скидка действует, только если в цене есть этот цвет (правило 24).
sky-ruling-lasting = Действуют ли постоянные эффекты, пока их остров не завершён?
sky-ruling-lasting-text = Да, как только плитка выложена. Но переселяться можно только в завершённый город, поэтому электростанция приносит очки, когда её город завершён. «{ sky-special-academy }» считает и незавершённые специальные острова.
sky-ruling-outpost = Стопка пуста. Что найдёт аванпост?
sky-ruling-outpost-text = Ничего. Его очки всё равно считаются.
sky-ruling-boards = Кому достаётся какой планшет?
sky-ruling-boards-text = Планшеты распределяет жребий. За настоящим столом каждый выбирает планшет сам (правило 7).
sky-ruling-first-player = Кто начинает?
sky-ruling-first-player-text = Решает жребий, или первого игрока выбирают при подготовке (правило 10).
sky-ruling-pass = Можно ли спасовать в любом действии?
sky-ruling-pass-text = Да. В печатных правилах это сказано только о действиях «{ sky-action-discover }» и «{ sky-action-create }». Здесь можно спасовать и в действиях «{ sky-action-deploy }» и «{ sky-action-convert }» (правило 15).
sky-ruling-villa = Считает ли вилла незавершённый остров?
sky-ruling-villa-text = Нет. Здесь считается самый большой завершённый остров; в печатных правилах сказано только «остров с наибольшим количеством мест» (правило 24).
sky-ruling-power-station = Электростанция — отдельный город?
sky-ruling-power-station-text = Нет. Здесь она часть города, который нужно завершить другими плитками. В доступных нам правилах её рисунка нет, поэтому это лишь наше предположение (правило 24).
sky-ask-many = Можно ли переселить меньше жителей, чем поместится?
sky-ask-many-text = Нет: переселяются все, кто может. Бонус активного игрока и электростанция приносят очки один раз за действие, с первым жителем (правило 20).
sky-ask-pay = Почему игра иногда платит сама?
sky-ask-pay-text = Потому что заплатить можно было только одним способом. Если выбор есть, вас спросят, но не предложат того, после чего на остальное не хватит (правило 19).
sky-ask-start = Как проходит тактическое начало?
sky-ask-start-text = Все плитки берут сразу и открыто. Игроки выкладывают их по очереди, в любом порядке, а лишняя уходит в сброс (правило 8).
sky-ask-passed = Почему меня не спросили?
sky-ask-passed-text = Того, кто в этом действии ничего сделать не может, пропускают. Только активного игрока спрашивают всегда, чтобы выбор ещё можно было отменить.
sky-ask-lens = Как увидеть, какие острова завершены?
sky-ask-lens-text = Нажмите на лупу рядом с полем или клавишу L либо задержите палец на плитке. Завершённые острова отмечены полосами, открытые — точками. Нажмите на остров, чтобы увидеть его места, открытые стороны, что он даёт и что принесёт его завершение.
sky-ask-undo = Что можно отменить?
sky-ask-undo-text = Всё, что вы сделали в этом действии, пока ваша часть не закончилась. Но если после этого открыли новую плитку, отменить это уже нельзя. Если делать больше нечего, ваша часть после короткой паузы заканчивается сама; настройка «{ settings-confirm-end }» заставит её ждать вашего нажатия.
sky-ask-puzzles = Что такое задачи?
sky-ask-puzzles-text = Это позиции из партий ботов, в которых один ответ явно лучше других: куда положить плитку, что купить, какие цены назначить, какое действие выбрать. Они ждут на первом экране, кнопка «{ puzzles }». Каждый ответ много раз доиграли с разными плитками, поэтому очки средние; там, где случай уже ни на что не влияет, они точные. Нерешённая задача возвращается на следующий день.

sky-example-fits = Подходит: лес к лесу.
sky-example-mismatch = Не подходит: рядом оказались бы лес и облака.
sky-example-rim = Этот остров открыт к краю, и завершить его уже нельзя.
sky-example-complete = Новая плитка завершает остров, на котором { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }.
sky-example-deploy = Заселяются все свободные места одного завершённого острова: { $count ->
    [one] высаживается { $count } житель
    [few] высаживаются { $count } жителя
   *[many] высаживаются { $count } жителей
  }.
sky-example-create = «{ sky-special-academy }»: все платят напечатанную цену; активный игрок за белые символы не платит.
sky-example-convert = Два острова кристаллов (жителей на них: { $count }) и город (мест в нём: { $spaces }). Активный игрок переселяет всех и получает { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }, а ещё { $bonus } бонусом.
sky-example-alt = Пример к правилу { $rule }: { $words }
sky-example-special-alt = { $special } на планшете

sky-effect-plain-example = Пример: остров с 3 местами даёт 3 очка за места и напечатанные на нём очки, а ещё на нём могут поселиться жители.
sky-effect-useful-find-example = Пример: вы создаёте этот остров и берёте 2 очка; в конце добавится напечатанное на нём очко.
sky-effect-outpost-example = Пример: аванпост находит плитку, которой нет места; вы сбрасываете её, а сам аванпост остаётся.
sky-effect-fertile-forest-example = Пример: плитка завершает этот остров леса с 5 местами; сразу высаживаются 5 зелёных жителей.
sky-effect-fertile-mountain-example = Пример: плитка завершает этот остров гор с 4 местами; сразу высаживаются 4 фиолетовых жителя.
sky-effect-fertile-crystal-example = Пример: плитка завершает этот остров кристаллов с 4 местами; сразу высаживаются 4 синих жителя.
sky-effect-profitable-city-example = Пример: завершён город с 5 местами — сразу 2 очка.
sky-effect-generator-example = Пример: «{ sky-action-convert }» выбрали трижды — вам 3 очка.
sky-effect-hostel-example = Пример: два синих жителя переселяются в хостел; их остров можно заселить снова.
sky-effect-trading-district-example = Пример: для оплаты не хватает фиолетового жителя; вы отдаёте за него двух зелёных.
sky-effect-mountain-district-example = Пример: в цене два фиолетовых символа и белый, а вы платите только за один фиолетовый и за белый.
sky-effect-forest-district-example = Пример: в цене два зелёных символа и белый, а вы платите только за один зелёный и за белый.
sky-effect-power-station-example = Пример: 3 жителя переселяются в её город — 3 очка и ещё 2 за электростанцию.
sky-effect-forest-temple-example = Пример: 4 завершённых острова леса дают 8 очков.
sky-effect-mountain-temple-example = Пример: 3 завершённых острова гор дают 6 очков.
sky-effect-crystal-temple-example = Пример: 3 завершённых острова кристаллов дают 6 очков.
sky-effect-city-temple-example = Пример: 2 завершённых города дают 4 очка.
sky-effect-sky-refuge-example = Пример: 9 жителей дают 4 очка сверх тех 4, которые за них получают все.
sky-effect-sanctuary-example = Пример: плитки на всех 8 клетках вокруг дают 8 очков; у края клеток меньше.
sky-effect-academy-example = Пример: «{ sky-special-academy }» и три других специальных острова дают 8 очков.
sky-effect-villa-example = Пример: на вашем самом большом завершённом острове 7 мест — 7 очков.

sky-symbol-F = Лес
sky-symbol-F-text = Здесь живут зелёные жители.
sky-symbol-M = Горы
sky-symbol-M-text = Здесь живут фиолетовые жители.
sky-symbol-C = Кристаллы
sky-symbol-C-text = Здесь живут синие жители; в городе они превращаются в очки.
sky-symbol-T = Город
sky-symbol-T-text = Здесь не живёт никто. Сюда переселяются синие жители с островов кристаллов и дают очки.
sky-symbol-cloud = Облака
sky-symbol-cloud-text = Облака подходят только к облакам. С этой стороны они замыкают остров.
sky-symbol-folk = Жители
sky-symbol-folk-text = Ими платят за специальные острова, синие превращаются в очки, а в конце за каждых 2 на планшете дают 1 очко.
sky-symbol-any = Житель любого цвета
sky-symbol-any-text = За белый символ в цене можно заплатить жителем любого цвета. Активный игрок за него не платит.
sky-symbol-points = Запас очков
sky-symbol-points-text = Отсюда берут очки. Когда запас пуст, игра заканчивается после хода.
sky-symbol-stack = Стопка
sky-symbol-stack-text = Плитки, которые ещё предстоит открыть. Если их слишком мало, выбор действия «{ sky-action-discover }» заканчивает игру.
sky-symbol-marker = Маркер
sky-symbol-marker-text = Один раз за игру его можно перевернуть и повторить действие. Если в конце он ещё активен, он даёт 2 очка.
sky-symbol-discover = Открытие островов
sky-symbol-discover-text = Возьмите плитку и выложите её. Бонус: в конце ещё одна плитка.
sky-symbol-deploy = Высадка жителей
sky-symbol-deploy-text = Заселите завершённый остров. Бонус: два острова.
sky-symbol-create = Создание островов
sky-symbol-create-text = Заплатите за специальный остров и выложите его. Бонус: белые символы бесплатны.
sky-symbol-convert = Преобразование энергии
sky-symbol-convert-text = Переселите жителей с острова кристаллов в город, по 1 очку за каждого. Бонус: ещё один остров или город и 2 очка.

fault-pawn-is-there = Ваша фишка уже стоит на этом действии. Переверните маркер, чтобы повторить его.
fault-not-a-repeat = Ваша фишка стоит на другом действии, поэтому повторять здесь нечего.
fault-marker-used = Ваша фишка стоит здесь, а маркер уже использован. Выберите другое действие.
fault-unknown-choice = Такого действия нет.
fault-already-acted = В этом действии вы это уже сделали.
fault-nothing-done = Вы ещё ничего не сделали. Если не хотите, спасуйте.
fault-not-revealed = Этой плитки нет среди открытых.
fault-not-yours = Эту плитку выкладываете не вы.
fault-off-board = Это за пределами планшета.
fault-no-such-island = Такого острова нет.
fault-not-complete = Этот остров не завершён.
fault-nobody-lives-in-a-city = В городе никто не живёт.
fault-island-full = На этом острове нет свободных мест.
fault-supply-empty = Жителей этого цвета в запасе больше нет.
fault-not-on-show = Этого специального острова нет на витрине.
fault-cannot-pay = Вам не хватает жителей, чтобы за него заплатить.
fault-fits-nowhere = { sky-fits-nowhere }
fault-nobody-there = Там никого нет.
fault-wrong-colour = Сейчас нельзя заплатить жителем этого цвета.
fault-rest-unpayable = Тогда на остальное не хватит жителей.
fault-no-trading-district = У вас нет торгового района.
fault-nothing-to-trade-for = Обмен здесь ничего не даст.
fault-not-two-of-a-kind = Обменивают двух жителей одного цвета.
fault-nothing-moves-to-a-city = При создании островов в город никто не переселяется.
fault-city-missing = Выберите город, в который переселится житель.
fault-no-such-city = Такого города нет.
fault-city-full = Этот город полон.
fault-too-many-islands = Для одного действия это слишком много островов или городов.
fault-no-hostel = У вас нет хостела.
fault-hostel-full = Хостел полон.
fault-lodging-comes-first = Селить жителей в хостел можно только в самом начале своей очереди.
fault-wrong-order = Выберите оба места по порядку.

## Уроки
learn-begin = Учимся играя
learn-go-on = Продолжить урок: шаг { $step } из { $steps }
learn-step = Шаг { $step } из { $steps }
learn-coach = Наставник
learn-next = Дальше
learn-finish = Готово
learn-play-on = Играть дальше
learn-restart = Начать урок сначала
learn-restart-text = Вы начнёте с первого шага. Сохранённые игры останутся как есть.
learn-leave = Выйти из урока
learn-waits = Урок ждёт вас там, где вы остановились.
learn-declined = Сначала попробуйте вот это:
learn-guided = Наставник советует:
learn-guide-over = Теперь вы играете сами — удачи! Если нужен совет, нажмите «{ hint }».
learn-name-own = Айла
learn-isle-welcome = Добро пожаловать, вождь! Этот замок — сердце ваших владений. Шесть раундов вы строите вокруг него, и побеждает тот, у кого больше всего очков.
learn-isle-goals = Четыре цели, от A до D, показывают, за что дают очки. На счётчике раундов видно, какие из них подсчитываются в каком раунде; в этом — только A.
learn-isle-goals-open = Нажмите на флажок вверху, чтобы прочитать цели.
learn-isle-goals-read = Цель A даёт очки за овец и коров рядом с фермами. Помните об этом, выбирая плитки.
learn-isle-income = Каждый раунд начинается с дохода: замок приносит 5 золотых.
learn-isle-secret = Все берут по три плитки и тайно назначают цены. Если вы играете вместе за одним экраном, между игроками опускается занавес.
learn-isle-discard = Одна плитка вернётся в мешок — та, что меньше нужна вам или больше сопернику. Корабли и маяки здесь не нужны ни для одной цели: положите жетон сброса (топор) на эту плитку.
learn-isle-price = Золото на плитке — её цена: низкая привлекает покупателей, высокая защищает плитку. Эту ферму со свитком хочется оставить, поэтому поднимите цену до 2.
learn-isle-seal = Золото на плитках потратить нельзя: на покупки остаётся 2. За плитку, которую никто не купит, вы платите сами и оставляете её себе. Нажмите «{ isle-price-seal }».
learn-isle-revealed = Теперь все цены открыты. Каждый может купить одну плитку у другого, и начинаете вы.
learn-isle-broch = На этой плитке ферма, овца и брох — круглая башня. Но Хэмиш просит 3 золотых, а у вас осталось 2: высокая цена защищает плитку.
learn-isle-offer = А на эту золота хватает: овца для цели A, бочка виски для дохода и дорога. Нажмите на неё.
learn-isle-buy = Она стоит 2 золотых, их получит Хэмиш. Нажмите «{ isle-buy-for }».
learn-isle-sold = Удачная сделка: Хэмиш купил вашу плитку. Вы получаете её цену, 1 золотой, и забираете 1 золотой, который лежал на ней.
learn-isle-kept = Эту ферму никто не купил: она остаётся у вас, и вы сами платите её цену — 2 золотых уходят в банк.
learn-isle-tile = Теперь строительство. Выберите плитку с фермой.
learn-isle-lake-cell = Отмечены места, где она подходит: там, где плитки соприкасаются, местность должна совпадать. Нажмите на место у воды.
learn-isle-lake = Плитка пока только примеряется, и видно, что она даст: она завершит озеро. Нажмите «{ trial-place }».
learn-isle-complete = Отлично! Область завершена, когда она замкнута со всех сторон, как это озеро. За это дают очки многие цели.
learn-isle-road-cell = А теперь примерьте другую плитку на этом месте под замком.
learn-isle-road-turn = Она подходит, но её дорога не соединяется с дорогой замка. Нажмите «{ trial-turn-short }».
learn-isle-road = Теперь дороги соединились, и доход вырастет до 6. Нажмите «{ trial-place }».
learn-isle-castle = Бочка виски теперь соединена с замком дорогой: каждый раунд на 1 золотой больше. Продолжать дороги не обязательно, но выгодно.
learn-isle-done = Всё выложено. Вне урока это ещё можно было бы отменить. Нажмите «{ isle-done }».
learn-isle-scored = Раунд 1 окончен, подсчитана цель A: ваша овца стоит наискосок от фермы, а диагональ тоже считается — 1 очко!
learn-isle-sheet-open = Откройте таблицу очков, чтобы увидеть, откуда они берутся.
learn-isle-sheet-number = Нажмите на это число.
learn-isle-sheet-why = Здесь сказано, за что эти очки, а на поле отмечено, что подсчитано.
learn-isle-end-points = После последнего раунда очки приносят ещё и свитки, и золото. Ваш свиток даёт 1 очко за каждые 2 овцы (в завершённой области — вдвое больше), а каждые 5 золотых дают 1 очко.
learn-isle-next-income = Начался раунд 2: 5 золотых за замок и 1 за виски. С 3-го раунда золото дают и за каждого, кто впереди вас.
learn-isle-first-player = Жетон первого игрока перешёл дальше: теперь первым покупает Хэмиш.
learn-isle-lighthouse = Хэмиш вытянул плитку с маяком. В этой игре маяк не нужен ни для одной цели, разве что для свитка, — читайте цели, прежде чем назначать цены.
learn-isle-end = После 6-го раунда побеждает тот, у кого больше всего очков. При равенстве решает золото.
learn-isle-bye = Отлично, вождь! Играйте дальше: в раунде 2 будет подсказка к каждому решению. Всё, что забудется, есть в разделе «{ help }».
learn-skylands-welcome = Добро пожаловать за облака! Заполните 20 клеток своего планшета островами, заселите их и превратите кристаллы в очки.
learn-skylands-islands = Там, где плитки соприкасаются, стороны должны совпадать, и острова срастаются. Этот остров кристаллов завершён: он замкнут со всех сторон.
learn-skylands-open = А этот лес ещё не завершён: слева он открыт. Заселять можно только завершённые острова, и очки дают только они.
learn-skylands-actions = В свой ход вы выбираете одно из четырёх действий. Выполняют его все, но бонус — только у вас: выбирайте то, что вам выгоднее, чем другим.
learn-skylands-discover = Сначала нужны земли. Выберите «{ sky-action-discover }».
learn-skylands-tile = Открывают всегда на одну плитку больше, чем игроков, — выбор есть у каждого. Возьмите лес: он может завершить ваш.
learn-skylands-cell = Он может лечь на любую пустую клетку, где совпадают стороны. Нажмите на клетку у открытого леса.
learn-skylands-forest = Плитка уже повёрнута как надо, и видно, что она даст: она завершит лес. Нажмите «{ trial-place }».
learn-skylands-done = Отлично, ваш лес завершён. Вне урока это ещё можно было бы отменить. Нажмите «{ done }».
learn-skylands-follow = Нимбус тоже выполнил действие и взял плитку. Нажмите на его имя, чтобы увидеть его планшет.
learn-skylands-followed = Этой плиткой он завершил остров кристаллов.
learn-skylands-back = Нажмите на своё имя, чтобы вернуться.
learn-skylands-bonus-tile = А вот и ваш бонус за выбор действия: ещё одна плитка. Возьмите горы.
learn-skylands-bonus-cell = Нажмите на клетку у открытых гор.
learn-skylands-bonus = С этой плиткой завершены и горы. Нажмите «{ trial-place }».
learn-skylands-turn-ends = Нажмите «{ done }» — потом действие выбирает Нимбус.
learn-skylands-deploy = Нимбус выбрал действие «{ sky-action-deploy }», выполняете его и вы: заселите один завершённый остров. Выберите лес.
learn-skylands-deployed = В лесу поселились два зелёных жителя: ими вы заплатите за специальные острова. Нажмите «{ done }».
learn-skylands-choose-deploy = Ваш ход, и фишка должна перейти на другое действие. Выберите «{ sky-action-deploy }»: на этот раз бонус у вас.
learn-skylands-deploy-crystal = С бонусом вы заселяете два острова. Сначала кристаллы.
learn-skylands-deploy-mountain = А теперь горы.
learn-skylands-deploy-done = Теперь у вас есть зелёные, фиолетовые и синие жители. Нажмите «{ done }».
learn-skylands-show = Нимбус выбрал действие «{ sky-action-create }». За специальные острова платят жителями: зелёными, фиолетовыми, а за белый символ — любыми.
learn-skylands-special = Вам хватает жителей на остров «{ sky-special-useful-find }», он сразу даёт 2 очка. Нажмите на него.
learn-skylands-create = Он стоит одного зелёного, одного фиолетового и одного любого жителя. Нажмите «{ sky-create }» — зелёный и фиолетовый платят сами.
learn-skylands-pay = За белый символ нужен ещё один житель любого цвета (у кого бонус, тот за него не платит). Отдайте второго зелёного: синие могут превратиться в очки.
learn-skylands-find-cell = Специальный остров выкладывают как любую плитку. Нажмите на эту клетку.
learn-skylands-find = Теперь нажмите «{ trial-place }».
learn-skylands-find-done = Это принесло 2 очка. Нажмите «{ done }».
learn-skylands-choose-convert = Снова ваш ход, и все места на кристаллах заняты. Выберите «{ sky-action-convert }».
learn-skylands-convert = Синие жители переселяются с кристаллов в завершённый город, и каждый даёт 1 очко. Нажмите на город.
learn-skylands-points = Прекрасно: 2 очка и ещё 2 как бонус, теперь у вас 6. Нажмите «{ done }».
learn-skylands-marker = Один раз за игру можно перевернуть маркер и повторить действие. Если этого не сделать, в конце он даст 2 очка.
learn-skylands-sheet-open = Откройте таблицу очков.
learn-skylands-sheet = В конце очки дают завершённые острова, жители и специальные острова. Каждая пустая клетка отнимает 2 очка — поэтому итог пока ниже нуля. Заполняйте планшет!
learn-skylands-end = Игра заканчивается, когда не хватает плиток, когда запас очков пуст или когда у кого-то осталось не больше одной пустой клетки.
learn-skylands-bye = Отлично! Играйте дальше: в следующие ходы будет подсказка к каждому решению. Всё, что забудется, есть в разделе «{ help }».
