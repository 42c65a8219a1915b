import type { CliText } from '@/provider/cli/text/language'

/** What the settings of money mean: shares, fees, insurance, charges, loyalty. `*` stands for an index or a key of a table. */
export const MONEY_ABOUTS: Readonly<Record<string, CliText>> = {
  prepayPercent: {
    ru: 'предоплата при бронировании, проценты цены',
    en: 'what is paid when booking, percent of the price',
  },
  partnerSharePercent: {
    ru: 'доля партнёра от оплаченной аренды, верхняя ставка, проценты',
    en: 'share of a partner in a paid rental, the highest rate, percent',
  },
  'payments.accepted.*.online': {
    ru: 'платят ли так на сайте; mir и способы на ru — карты российских банков, mirAbroad и без ru — иностранных',
    en: 'whether the site takes this way to pay; mir and ru…: cards of Russian banks, mirAbroad and without ru: of foreign ones',
  },
  'payments.accepted.*.branch': {
    ru: 'платят ли так при получении',
    en: 'whether this way to pay is taken at pick-up',
  },
  'payments.accepted.*.deposit': {
    ru: 'вносят ли так залог: карта — блокировка, наличные — под расписку до возврата машины',
    en: 'whether a deposit is left this way: blocked on a card, or in cash until the return',
  },
  exchangeRates: {
    ru: 'курсы для «≈» в английской и китайской версиях; null — только рубли',
    en: 'rates for the "≈" of the English and Chinese pages; null: roubles alone',
  },
  'exchangeRates.date': { ru: 'день, на который верны курсы', en: 'day of the rates' },
  'exchangeRates.rubPer.CNY': { ru: 'рублей за юань', en: 'roubles for one yuan' },
  'exchangeRates.rubPer.USD': { ru: 'рублей за доллар США', en: 'roubles for one US dollar' },
  'exchangeRates.rubPer.EUR': { ru: 'рублей за евро', en: 'roubles for one euro' },
  nightFeeOnDelay: {
    ru: 'брать ли ночную доплату, если ночь наступила только из-за задержки рейса или поезда',
    en: 'whether the night fee is due when only the delay of a flight or train leads into the night',
  },
  'saleLimit.cutoff': {
    ru: 'по этот день получения (по Москве) действует прежний предел скидки',
    en: 'until this day of pick-up (Moscow) the former limit of discounts applies',
  },
  'saleLimit.before': {
    ru: 'прежний предел промокода и личного предложения вместе, проценты',
    en: 'former limit of promo code and personal offer together, percent',
  },
  'saleLimit.current': {
    ru: 'нынешний предел промокода и личного предложения вместе, проценты',
    en: 'present limit of promo code and personal offer together, percent',
  },
  'insurance.*.code': { ru: 'код пакета страховки', en: 'code of the insurance package' },
  'insurance.*.deductiblePercent': {
    ru: 'какая часть франшизы остаётся клиенту, проценты; null — не ограничена',
    en: 'share of the deductible that stays with the client, percent; null: no such limit',
  },
  'insurance.*.maxLiabilityKop': {
    ru: 'больше этой суммы клиент не платит, копейки; null — предела нет',
    en: 'the client pays no more than this, kopecks; null: no such limit',
  },
  'insurance.*.documentsWithinDays': {
    ru: 'за сколько рабочих дней нужны документы; null — не нужны',
    en: 'working days within which documents are needed; null: none are',
  },
  'insurance.*.name': { ru: 'название пакета', en: 'name of the package' },
  'insurance.*.text': { ru: 'что пакет покрывает', en: 'what the package covers' },
  'insurance.*.perDayKopByClass.*': {
    ru: 'цена пакета за сутки для этого класса машин, копейки',
    en: 'price of the package a day for this class of cars, kopecks',
  },
  bookingProtection: { ru: 'защита бронирования; null — не продаётся', en: 'booking protection; null: not sold' },
  'bookingProtection.name': { ru: 'название защиты бронирования', en: 'name of the booking protection' },
  'bookingProtection.text': { ru: 'что даёт защита бронирования', en: 'what the booking protection gives' },
  'bookingProtection.priceKop': {
    ru: 'цена защиты бронирования, копейки',
    en: 'price of the booking protection, kopecks',
  },
  'laterCharges.*.code': {
    ru: 'код доплаты: его набирают в take-back --also',
    en: 'code of the charge, as take-back --also takes it',
  },
  'laterCharges.*.name': {
    ru: 'название доплаты, его прочитает клиент',
    en: 'name of the charge; the client reads it',
  },
  'laterCharges.*.unit': {
    ru: 'за что берётся: один раз, за час, литр или километр',
    en: 'what it is taken for: once, an hour, a litre, a kilometre',
  },
  'laterCharges.*.feeKop': {
    ru: 'сколько стоит единица, копейки; null — зависит от машины или доли',
    en: 'what a unit costs, kopecks; null: depends on the car or the share',
  },
  'laterCharges.*.sharePercent': {
    ru: 'доля суточной цены за единицу, проценты; null — не от цены',
    en: 'share of a day’s price for a unit, percent; null: not of the price',
  },
  'laterCharges.*.graceMinutes': {
    ru: 'сколько минут не считаются; null — не бывает',
    en: 'minutes that cost nothing; null: there are none',
  },
  'laterCharges.*.fullDayAfterHours': {
    ru: 'после скольких часов берутся целые сутки; null — не бывает',
    en: 'hours after which it is a whole day; null: never',
  },
  milesMaxSharePercent: {
    ru: 'какую часть аренды после скидок можно оплатить милями, проценты',
    en: 'share of the rental after discounts that miles may pay, percent',
  },
  'loyalty.windowMonths': {
    ru: 'за сколько последних месяцев считается уровень',
    en: 'months back in which a level is counted',
  },
  'loyalty.expiryMonths': { ru: 'через сколько месяцев мили сгорают', en: 'months after which miles expire' },
  'loyalty.mileKop': { ru: 'сколько стоит миля, копейки', en: 'what a mile is worth, kopecks' },
  'loyalty.levels.*.code': { ru: 'код уровня', en: 'code of the level' },
  'loyalty.levels.*.km': {
    ru: 'сколько километров нужно для уровня (или суток)',
    en: 'kilometres that the level needs (or days)',
  },
  'loyalty.levels.*.days': {
    ru: 'сколько суток аренды нужно для уровня (или километров)',
    en: 'rental days that the level needs (or kilometres)',
  },
  'loyalty.levels.*.earnPercent': {
    ru: 'сколько миль начисляется, проценты аренды',
    en: 'miles that are earned, percent of the rental',
  },
  'fines.discountPercent': {
    ru: 'скидка при быстрой оплате штрафа, проценты',
    en: 'discount of a fine that is paid soon, percent',
  },
  'fines.discountDays': { ru: 'сколько дней действует скидка штрафа', en: 'days for which a fine has its discount' },
  'fines.disputeDays': {
    ru: 'за сколько дней после сообщения можно оспорить штраф или ущерб',
    en: 'days after the notice in which a fine or a damage can be disputed',
  },
  'fiscal.taxSystemCode': {
    ru: 'система налогообложения в чеках, код по справочнику ЮKassa',
    en: 'tax system of the receipts, code in the gateway’s list',
  },
  'fiscal.vatCode': {
    ru: 'ставка НДС в чеках, код по справочнику ЮKassa: 1 — без НДС, 11 — 22 %, 12 — 22/122',
    en: 'VAT rate of the receipts, code in the gateway’s list: 1 is no VAT, 11 is 22%, 12 is 22/122',
  },
  'transfers.nightHourKop': {
    ru: 'доплата за ночной час с водителем, копейки',
    en: 'surcharge for an hour at night with a driver, kopecks',
  },
  'transfers.childSeatKop': {
    ru: 'детское кресло на весь заказ с водителем, копейки',
    en: 'child seat for a whole order with a driver, kopecks',
  },
}
