/** What the states of the components say: words of this product, in the language of the page. */
export type SampleTexts = {
  firstName: string
  surname: string
  person: string
  hint: string
  error: string
  password: string
  phone: string
  /** Of the button inside an input. */
  show: string
  clear: string
  gearbox: string
  choices: readonly [string, string, string]
  place: string
  otherPlace: string
  day: string
  otherDay: string
  dateLabels: Record<'day' | 'month' | 'year', string>
  dateFormats: Record<'day' | 'month' | 'year', string>
  car: string
  price: string
  deposit: string
  total: string
  status: string
  book: string
  change: string
  close: string
  cancel: string
  leave: string
  question: string
  agree: string
  link: string
  heading: string
  nextHeading: string
  longHeading: string
  sentence: string
  longSentence: string
}

const RUSSIAN: SampleTexts = {
  firstName: 'Имя',
  surname: 'Фамилия',
  person: 'Иванова',
  hint: 'Как в паспорте',
  error: 'Укажите фамилию',
  password: 'Пароль',
  phone: 'Телефон',
  show: 'Показать',
  clear: 'Очистить',
  gearbox: 'Коробка передач',
  choices: ['Любая', 'Автомат', 'Механика'],
  place: 'Аэропорт Владивосток',
  otherPlace: 'Офис на Светланской',
  day: '1 мая, 10:00',
  otherDay: '9 мая, 10:00',
  dateLabels: { day: 'День', month: 'Месяц', year: 'Год' },
  dateFormats: { day: 'ДД', month: 'ММ', year: 'ГГГГ' },
  car: 'Автомобиль',
  price: 'Цена в сутки',
  deposit: 'Залог',
  total: 'Итого',
  status: 'Подтверждено',
  book: 'Забронировать',
  change: 'Изменить',
  close: 'Закрыть',
  cancel: 'Отменить бронь',
  leave: 'Оставить',
  question: 'Отменить бронь?',
  agree: 'Согласен с условиями аренды',
  link: 'Условия аренды',
  heading: 'Получение автомобиля',
  nextHeading: 'Возврат автомобиля',
  longHeading: 'Противоугонная сигнализация',
  sentence: 'Паспорт и водительское удостоверение нужны в оригинале.',
  longSentence:
    'Если рейс задержится, автомобиль подождёт вас в аэропорту: сотрудник следит за табло и ответит на звонок и ночью.',
}

const ENGLISH: SampleTexts = {
  firstName: 'First name',
  surname: 'Surname',
  person: 'Ivanova',
  hint: 'As in the passport',
  error: 'Enter a surname',
  password: 'Password',
  phone: 'Phone',
  show: 'Show',
  clear: 'Clear',
  gearbox: 'Gearbox',
  choices: ['Any', 'Automatic', 'Manual'],
  place: 'Vladivostok airport',
  otherPlace: 'Office in Svetlanskaya Street',
  day: '1 May, 10:00',
  otherDay: '9 May, 10:00',
  dateLabels: { day: 'Day', month: 'Month', year: 'Year' },
  dateFormats: { day: 'DD', month: 'MM', year: 'YYYY' },
  car: 'Car',
  price: 'Price per day',
  deposit: 'Deposit',
  total: 'Total',
  status: 'Confirmed',
  book: 'Book',
  change: 'Change',
  close: 'Close',
  cancel: 'Cancel the booking',
  leave: 'Leave it',
  question: 'Cancel the booking?',
  agree: 'I accept the rental terms',
  link: 'Rental terms',
  heading: 'Picking up the car',
  nextHeading: 'Returning the car',
  longHeading: 'Responsibilities',
  sentence: 'Bring the original passport and driving licence.',
  longSentence:
    'If the flight is late, the car waits for you at the airport: somebody follows the arrivals and answers the phone at night too.',
}

const CHINESE: SampleTexts = {
  firstName: '名',
  surname: '姓',
  person: 'ZHANG',
  hint: '与护照一致',
  error: '请填写姓氏',
  password: '密码',
  phone: '电话',
  show: '显示',
  clear: '清除',
  gearbox: '变速箱',
  choices: ['不限', '自动', '手动'],
  place: '符拉迪沃斯托克机场',
  otherPlace: '斯维特兰娜街门店',
  day: '5月1日 10:00',
  otherDay: '5月9日 10:00',
  dateLabels: { day: '日', month: '月', year: '年' },
  dateFormats: { day: 'DD', month: 'MM', year: 'YYYY' },
  car: '车辆',
  price: '每日价格',
  deposit: '押金',
  total: '合计',
  status: '已确认',
  book: '预订',
  change: '修改',
  close: '关闭',
  cancel: '取消预订',
  leave: '保留',
  question: '要取消预订吗？',
  agree: '同意租车条件',
  link: '租车条件',
  heading: '取车',
  nextHeading: '还车',
  longHeading: '车辆防盗报警系统',
  sentence: '请携带护照和驾照原件。',
  longSentence: '如果航班延误，车辆会在机场等您：工作人员关注航班动态，夜间也接听电话。',
}

export const SAMPLE_TEXTS = { ru: RUSSIAN, en: ENGLISH, 'zh-CN': CHINESE } as const
