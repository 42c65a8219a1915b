import type { CliText } from '@/provider/cli/text/language'

/** What the settings of a rental mean: terms, limits of drivers, what is shown. `*` stands for an index or a key of a table. */
export const RENTAL_ABOUTS: Readonly<Record<string, CliText>> = {
  turnaroundMinutes: {
    ru: 'сколько минут машину готовят между арендами',
    en: 'minutes to make a car ready between two rentals',
  },
  cargoModel: {
    ru: 'модель, которую показывает фильтр «грузовые» (её код)',
    en: 'model behind the cargo filter, by its code',
  },
  carsPerPage: { ru: 'сколько машин на странице каталога', en: 'cars on a page of the catalogue' },
  nextFreeDays: {
    ru: 'на сколько дней вперёд искать свободные даты, если на выбранные машины нет',
    en: 'days ahead in which free dates are looked for when the chosen ones are taken',
  },
  'rules.minHoursBeforePickup': {
    ru: 'за сколько часов до получения ещё можно забронировать на сайте',
    en: 'hours before the pick-up until which the site takes a booking',
  },
  'rules.maxDaysAhead': { ru: 'на сколько дней вперёд можно бронировать', en: 'days ahead that can be booked' },
  'rules.maxRentalDays': { ru: 'самая долгая аренда, суток', en: 'longest rental, days' },
  'rules.defaultDaysAhead': {
    ru: 'через сколько дней получение, которое сайт предлагает сам',
    en: 'days from now to the pick-up that the site suggests',
  },
  'rules.defaultLengthDays': {
    ru: 'на сколько суток аренда, которую сайт предлагает сам',
    en: 'days of the rental that the site suggests',
  },
  'rules.defaultTime': {
    ru: 'час получения и возврата, который сайт предлагает сам',
    en: 'time of the pick-up and the return that the site suggests',
  },
  'rules.freeCancellationHours': {
    ru: 'за сколько часов до получения отмена ещё бесплатна',
    en: 'hours before the pick-up until which a cancellation is free',
  },
  'rules.changeHours': {
    ru: 'за сколько часов до получения клиент ещё может изменить бронь',
    en: 'hours before the pick-up until which the client may change a booking',
  },
  'rules.holdMinutes': {
    ru: 'сколько минут машина закреплена, пока бронь не подтверждена',
    en: 'minutes for which a car is held until the booking is confirmed',
  },
  'rules.depositReleaseDays': {
    ru: 'за сколько календарных дней после возврата разблокируется залог',
    en: 'calendar days after the return within which a deposit is released',
  },
  'rules.depositMaxCards': {
    ru: 'на сколько карт можно разделить залог',
    en: 'cards between which a deposit can be split',
  },
  'rules.minDriverAge': { ru: 'наименьший возраст водителя, лет', en: 'least age of a driver, years' },
  'rules.maxDriverAge': { ru: 'наибольший возраст водителя, лет', en: 'greatest age of a driver, years' },
  'rules.minExperienceYears': { ru: 'наименьший стаж водителя, лет', en: 'least experience of a driver, years' },
  'rules.maxDiscountPercent': {
    ru: 'наибольшая скидка, которую называет сайт, проценты',
    en: 'greatest discount that the site names, percent',
  },
  'rules.callbackMinutes': {
    ru: 'через сколько минут обещаем перезвонить в рабочее время',
    en: 'minutes within which a call is promised in working hours',
  },
  'rules.cardPaymentMaxKop': {
    ru: 'наибольший платёж картой по договору с платёжным сервисом, копейки',
    en: 'largest payment by card, as in the contract with the gateway, kopecks',
  },
  'rules.onlinePaymentMaxKop': {
    ru: 'наибольший платёж на сайте вообще (через СБП), копейки',
    en: 'largest payment online of all (by SBP), kopecks',
  },
  'rules.refundBankDays': {
    ru: 'за сколько рабочих дней банк возвращает деньги, как обещает сайт',
    en: 'working days that a refund takes at the bank, as the site says',
  },
  'rules.carsAdvertised': { ru: 'сколько машин в парке называет сайт', en: 'cars that the site says there are' },
  'nightFee.from': { ru: 'когда начинается ночь, по времени филиала', en: 'when the night begins, station time' },
  'nightFee.to': { ru: 'когда ночь кончается, по времени филиала', en: 'when the night ends, station time' },
  'nightFee.feeKop': {
    ru: 'доплата за выдачу или возврат ночью, копейки',
    en: 'fee for a pick-up or a return at night, kopecks',
  },
  'nightFee.placesFree': {
    ru: 'коды мест, где за ночь не доплачивают',
    en: 'codes of the places where a night costs nothing',
  },
  'freeDelivery.tag': {
    ru: 'метка моделей с бесплатной подачей',
    en: 'tag of the models that are brought free of charge',
  },
  'freeDelivery.placeCodes': {
    ru: 'коды мест, куда такие модели подают бесплатно',
    en: 'codes of the places where these models are brought free of charge',
  },
  'mileageOption.kmPerDay': {
    ru: 'сколько километров в сутки входит в аренду с ограниченным пробегом',
    en: 'kilometres a day of a rental with limited mileage',
  },
  'mileageOption.discountPercent': {
    ru: 'скидка за ограниченный пробег, проценты',
    en: 'discount for limited mileage, percent',
  },
  'mileageOption.overMileageKopPerKm': {
    ru: 'километр сверх ограниченного пробега, копейки',
    en: 'kilometre beyond the limited mileage, kopecks',
  },
  abkhaziaLastDate: {
    ru: 'последний день, на который можно взять поездку в Абхазию',
    en: 'last day of the trip to Abkhazia',
  },
  'longTerm.earlyReturnNoticeDays': {
    ru: 'за сколько дней предупреждают о досрочном возврате долгой аренды',
    en: 'days of notice before an early return of a long-term rental',
  },
  'transfers.leadHours': {
    ru: 'за сколько часов до подачи ещё можно заказать машину с водителем',
    en: 'hours before the trip until which a car with a driver can be ordered',
  },
  'transfers.maxHours': {
    ru: 'самый долгий заказ машины с водителем, часов',
    en: 'longest order of a car with a driver, hours',
  },
  'scans.maxMb': { ru: 'наибольший скан документа, мегабайты', en: 'largest scan of a document, megabytes' },
  'handOverPhotos.maxEach': {
    ru: 'сколько снимков машины клиент может сохранить при получении и столько же при возврате',
    en: 'photos of the car that a client may keep of the pick-up, and as many of the return',
  },
  'handOverPhotos.pickupHours': {
    ru: 'за сколько часов до получения и сколько после выдачи снимки считаются снимками получения',
    en: 'hours before the pick-up and after the hand-over in which photos are of the pick-up',
  },
  'handOverPhotos.returnHours': {
    ru: 'сколько часов после возврата клиент может добавлять снимки',
    en: 'hours after the return in which the client may add photos',
  },
  'handOverPhotos.retentionDays': {
    ru: 'через сколько дней после возврата снимки удаляются, если по брони нет открытого повреждения',
    en: 'days after the return at which photos are removed, unless a damage of the booking is open',
  },
  'scans.retentionDays': { ru: 'через сколько дней сканы удаляются', en: 'days after which scans are removed' },
}
