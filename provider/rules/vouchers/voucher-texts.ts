import type { Language, Texts } from '@/provider/rules/i18n/language'

/** Headings and terms of vouchers and letters. Numbers of the police and the ambulance are the same all over Russia. */
export const VOUCHER_LABELS = {
  voucher: { ru: 'Подтверждение брони', en: 'Voucher', 'zh-CN': '租车凭证' },
  number: { ru: 'Номер брони', en: 'Booking number', 'zh-CN': '订单号' },
  trip: { ru: 'Поездка', en: 'Trip', 'zh-CN': '行程' },
  car: { ru: 'Машина', en: 'Car', 'zh-CN': '车辆' },
  driver: { ru: 'Водитель', en: 'Driver', 'zh-CN': '驾驶人' },
  extraDrivers: { ru: 'Также за рулём', en: 'Additional drivers', 'zh-CN': '附加驾驶人' },
  pickup: { ru: 'Получение', en: 'Pick-up', 'zh-CN': '取车' },
  dropoff: { ru: 'Возврат', en: 'Drop-off', 'zh-CN': '还车' },
  returnLate: {
    ru: 'До {free} без доплаты, потом {hour} за каждый начатый час',
    en: 'Free until {free}, then {hour} for each hour or part of an hour',
    'zh-CN': '{free} 前不另收费，之后每小时 {hour}（不足一小时按一小时计）',
  },
  returnLateOrDay: {
    ru: 'До {free} без доплаты, потом {hour} за каждый начатый час, после {full} — целые сутки, {day}',
    en: 'Free until {free}, then {hour} for each hour or part of an hour; after {full}, a whole day: {day}',
    'zh-CN': '{free} 前不另收费，之后每小时 {hour}（不足一小时按一小时计），{full} 之后按一整天计，{day}',
  },
  fuelNear: { ru: 'Заправиться рядом: {name}', en: 'Refuel nearby: {name}', 'zh-CN': '就近加油：{name}' },
  moment: { ru: '{moment}, {zone}', en: '{moment}, {zone}', 'zh-CN': '{moment}（{zone}）' },
  untilMoment: { ru: '{time} {date}, {zone}', en: '{time} on {date}, {zone}', 'zh-CN': '{date} {time}（{zone}）' },
  insurance: { ru: 'Страховка', en: 'Insurance', 'zh-CN': '保险' },
  atMost: {
    ru: '«{name}». Вы заплатите не больше {amount}, если соблюдать правила аренды',
    en: '{name}; you pay at most {amount} for damage if you keep to the rental terms',
    'zh-CN': '{name}，遵守租车条款的，最多自付 {amount}',
  },
  wheelsAndGlass: {
    ru: 'за колёса и стёкла — не больше полной франшизы',
    en: 'for wheels and glass, up to the full deductible',
    'zh-CN': '车轮（轮胎、轮毂）和玻璃最多自付全部免赔额',
  },
  freeCancellation: { ru: 'Бесплатная отмена', en: 'Free cancellation', 'zh-CN': '免费取消' },
  until: { ru: 'до {moment}', en: 'until {moment}', 'zh-CN': '{moment}之前' },
  untilUnpaid: {
    ru: 'до получения, пока вы ничего не платили',
    en: 'until pick-up, as long as you have paid nothing',
    'zh-CN': '未付款的，取车前均可',
  },
  flight: { ru: 'Рейс', en: 'Flight', 'zh-CN': '航班' },
  ship: { ru: 'Судно', en: 'Ship', 'zh-CN': '船名' },
  train: { ru: 'Поезд', en: 'Train', 'zh-CN': '车次' },
  bus: { ru: 'Автобус', en: 'Bus', 'zh-CN': '客车班次' },
  note: { ru: 'Комментарий', en: 'Note', 'zh-CN': '备注' },
  clerk: { ru: 'Просьба', en: 'Request', 'zh-CN': '服务需求' },
  clerkChinese: {
    ru: 'сотрудник, который говорит по-китайски, если он на смене',
    en: 'a Chinese speaker, if one is on duty',
    'zh-CN': '中文接待（视当班人员情况安排）',
  },
  damage: { ru: 'За повреждения', en: 'For damage', 'zh-CN': '车损' },
  damageAtMost: {
    ru: 'вы заплатите не больше {amount}, если соблюдать правила аренды',
    en: 'you pay at most {amount} if you keep to the rental terms',
    'zh-CN': '遵守租车条款的，最多自付 {amount}',
  },
  colourWish: {
    ru: 'Цвет: {colour} (пожелание)',
    en: 'Colour: {colour} (not guaranteed)',
    'zh-CN': '颜色意向：{colour}',
  },
  phone: { ru: 'Телефон филиала', en: 'Branch phone', 'zh-CN': '门店电话' },
  wechat: { ru: 'WeChat', en: 'WeChat', 'zh-CN': '微信号' },
  price: { ru: 'Стоимость', en: 'Price', 'zh-CN': '费用' },
  total: { ru: 'Итого', en: 'Total', 'zh-CN': '合计' },
  paid: { ru: 'Оплачено', en: 'Paid', 'zh-CN': '已付' },
  due: { ru: 'К оплате при получении', en: 'To pay at pick-up', 'zh-CN': '取车时应付' },
  dueHeld: { ru: 'К оплате', en: 'To pay', 'zh-CN': '应付' },
  deposit: { ru: 'Залог, отдельно от цены', en: 'Deposit, separate from the price', 'zh-CN': '押金（不含在费用内）' },
  depositTerms: {
    ru: 'Заблокируем на карте при получении. Снимем блокировку не позже чем через {days} после возврата машины, дальше срок зависит от банка.',
    en: 'We hold it on your card at pick-up and release it no later than {days} after drop-off; then it depends on your bank.',
    'zh-CN': '取车时在俄罗斯银行卡上冻结（预授权），还车后 {days}内解冻，恢复可用的具体时间以发卡银行为准。',
  },
  depositCash: {
    ru: 'Залог вернём наличными при возврате машины за вычетом того, что записано в акте возврата.',
    en: 'We give the deposit back in cash when you return the car, less what the return form says.',
    'zh-CN': '押金在还车时以现金退还，扣除验车单上写明的金额。',
  },
  bring: { ru: 'Что взять с собой', en: 'What to bring', 'zh-CN': '需携带的物品' },
  scansSent: {
    ru: 'Документы отправлены, сверить с оригиналами',
    en: 'Documents sent ahead, to be compared with the originals',
    'zh-CN': '证件已提前上传，请核对原件',
  },
  bringPassport: {
    ru: 'Паспорт. Водительское удостоверение не нужно',
    en: 'Your passport. No driving licence is needed',
    'zh-CN': '护照。无需驾照',
  },
  bringDeposit: {
    ru: 'Залог {amount}: карта российского банка',
    en: 'The {amount} deposit: a card of a Russian bank',
    'zh-CN': '押金 {amount}：俄罗斯银行卡',
  },
  bringDepositOrCash: {
    ru: 'Залог {amount}: карта российского банка или наличные рубли',
    en: 'The {amount} deposit: a card of a Russian bank or roubles in cash',
    'zh-CN': '押金 {amount}：俄罗斯银行卡或卢布现金',
  },
  cashDepositTerms: {
    ru: 'Наличные отдадим при возврате машины за вычетом того, что записано в акте возврата.',
    en: 'We give cash back when you return the car, less what the return form says.',
    'zh-CN': '现金在还车时退还，扣除验车单上写明的金额。',
  },
  cashBoth: {
    ru: 'Возьмите с собой {total} наличными: {rental} — аренда, {deposit} — залог',
    en: 'Bring {total} in cash: {rental} for the rental and {deposit} for the deposit',
    'zh-CN': '请带现金 {total}：租车费用 {rental}，押金 {deposit}',
  },
  cashRental: {
    ru: 'Возьмите с собой {total} наличными: это плата за аренду',
    en: 'Bring {total} in cash for the rental',
    'zh-CN': '请带现金 {total}，用于支付租车费用',
  },
  cashDeposit: {
    ru: 'Возьмите с собой {total} наличными: это залог',
    en: 'Bring {total} in cash for the deposit',
    'zh-CN': '请带现金 {total}，用作押金',
  },
  accident: { ru: 'Если случилось ДТП', en: 'If you have an accident', 'zh-CN': '发生事故怎么办' },
  accidentCall: {
    ru: 'ДТП: 112, полиция 102, {brand} {phone}.',
    en: 'Accident: 112, police 102, {brand} {phone}.',
    'zh-CN': '发生事故：急救 112，报警 102，{brand} {phone}。',
  },
  accidentStop: {
    ru: 'Остановитесь, включите аварийную сигнализацию, сфотографируйте место, машины и номера.',
    en: 'Stop, switch on the hazard lights, photograph the scene, the cars and the plates.',
    'zh-CN': '立即停车，打开双闪，拍下现场、车辆和车牌。',
  },
  accidentSign: {
    ru: 'Не подписывайте того, чего не понимаете.',
    en: 'Do not sign what you do not understand.',
    'zh-CN': '看不懂的文件不要签。',
  },
  company: {
    ru: 'ИНН {inn}, ОГРН {ogrn}',
    en: 'INN {inn}, OGRN {ogrn}',
    'zh-CN': '纳税人识别号（INN）{inn}，主注册号（OGRN）{ogrn}',
  },
  confirm: { ru: 'Подтвердить бронь', en: 'Confirm the booking', 'zh-CN': '确认订单' },
  open: { ru: 'Открыть бронь', en: 'Open the booking', 'zh-CN': '查看订单' },
  openOnly: {
    ru: 'У кого есть эта ссылка, тот может изменить и отменить бронь: не пересылайте её тем, кому не доверяете.',
    en: 'Anyone who has this link can change and cancel the booking, so share it only with people you trust.',
    'zh-CN': '持有此链接的人可以修改和取消订单，请只发给您信任的人。',
  },
  openOnlyOut: {
    ru: 'У кого есть эта ссылка, тот увидит бронь и сможет попросить о продлении аренды: не пересылайте её тем, кому не доверяете.',
    en: 'Anyone who has this link can see the booking and ask for a later return, so share it only with people you trust.',
    'zh-CN': '持有此链接的人可以查看订单并申请续租，请只发给您信任的人。',
  },
  openOnlyToSee: {
    ru: 'У кого есть эта ссылка, тот увидит бронь: не пересылайте её тем, кому не доверяете.',
    en: 'Anyone who has this link can see the booking, so share it only with people you trust.',
    'zh-CN': '持有此链接的人可以查看订单，请只发给您信任的人。',
  },
  attached: {
    ru: 'Подтверждение брони и файл для календаря — во вложении.',
    en: 'Your voucher and a calendar file are attached.',
    'zh-CN': '附件为租车凭证和日历文件。',
  },
  attachedEntry: {
    ru: 'Файл для календаря — во вложении. Подтверждение брони откройте по ссылке в этом письме.',
    en: 'A calendar file is attached. Open your voucher with the link in this email.',
    'zh-CN': '附件为日历文件。租车凭证请通过本邮件中的链接打开。',
  },
  scan: { ru: 'Бронь на сайте', en: 'Your booking online', 'zh-CN': '在线查看订单' },
  contact: { ru: 'Где получить машину', en: 'Where to pick up the car', 'zh-CN': '取车地点与联系方式' },
  branchHours: { ru: 'Филиал: {hours}', en: 'Branch: {hours}', 'zh-CN': '门店：{hours}' },
  map: { ru: 'Получение на карте', en: 'Pick-up on the map', 'zh-CN': '取车地点坐标' },
  showMap: { ru: 'Показать на карте', en: 'Show on the map', 'zh-CN': '查看地图' },
  say: { ru: 'Скажите', en: 'Say', 'zh-CN': '可出示给对方看' },
  drawing: {
    ru: 'Год и цвет машины могут отличаться от рисунка.',
    en: 'The car may differ from the picture in year and colour.',
    'zh-CN': '实际车辆的年份和颜色可能与图片不同。',
  },
  plate: { ru: 'Госномер {plate}', en: 'Plate {plate}', 'zh-CN': '车牌 {plate}' },
  automatic: { ru: 'автомат', en: 'automatic', 'zh-CN': '自动挡' },
  manual: { ru: 'механика', en: 'manual', 'zh-CN': '手动挡' },
  calendar: {
    ru: 'Аренда: {car}, бронь № {number}',
    en: 'Car rental: {car}, booking {number}',
    'zh-CN': '租车：{car}，订单 {number}',
  },
} as const satisfies Record<string, Texts>

/** How a row and its notes are joined in one line. */
export const JOINERS: Record<Language, { term: string; note: string }> = {
  ru: { term: ': ', note: ', ' },
  en: { term: ': ', note: ', ' },
  'zh-CN': { term: '：', note: '，' },
}

export type VoucherLabel = keyof typeof VOUCHER_LABELS

/** Returns a label of the voucher in the language. */
export function voucherLabel(text: VoucherLabel, language: Language): string {
  return VOUCHER_LABELS[text][language]
}
