import type { CliText } from '@/provider/cli/text/language'

/** What the settings of limits mean: how often one phone, visit or network may send something. `*` stands for an index or a key of a table. */
export const LIMITS_ABOUTS: Readonly<Record<string, CliText>> = {
  maxHoldsPerPhone: {
    ru: 'сколько машин сразу может закрепить один телефон',
    en: 'cars that one phone may hold at once',
  },
  maxHoldsPerAddress: {
    ru: 'сколько машин сразу может закрепить один сетевой адрес',
    en: 'cars that one network address may hold at once',
  },
  maxUnpaidPerAddress: {
    ru: 'сколько неоплаченных броней за сутки у одного сетевого адреса',
    en: 'unpaid bookings of one network address within a day',
  },
  maxHoldsPerNetwork: {
    ru: 'сколько машин сразу могут закрепить все адреса одной сети (/24 IPv4, /48 IPv6)',
    en: 'cars that all addresses of one network (/24 of IPv4, /48 of IPv6) may hold at once',
  },
  maxUnpaidPerNetwork: {
    ru: 'сколько неоплаченных броней за сутки у всех адресов одной сети (/24 IPv4, /48 IPv6)',
    en: 'unpaid bookings of one network (/24 of IPv4, /48 of IPv6) within a day',
  },
  maxHoldsPerVisit: {
    ru: 'сколько машин сразу можно закрепить за одно посещение',
    en: 'cars that one visit may hold at once',
  },
  maxHoldRenewals: { ru: 'сколько раз закрепление можно продлить', en: 'times that a hold can be renewed' },
  maxOpenBookingsPerPhone: {
    ru: 'сколько броней до получения может быть у одного телефона',
    en: 'bookings before their pick-up that one phone may have',
  },
  maxUnprovedPerNetwork: {
    ru: 'сколько предстоящих броней без подтверждённого телефона у одной сети (/24 IPv4, /48 IPv6)',
    en: 'coming bookings with an unconfirmed phone that one network (/24 of IPv4, /48 of IPv6) may have',
  },
  maxUnprovedPerNetworkDay: {
    ru: 'сколько броней без подтверждённого телефона за сутки, с отменёнными, у одной сети',
    en: 'bookings with an unconfirmed phone of one network within a day, cancelled ones too',
  },
  maxUnprovedPerHour: {
    ru: 'сколько броней без подтверждённого телефона филиал принимает за час отовсюду',
    en: 'bookings with an unconfirmed phone that the branch accepts within an hour from everywhere',
  },
  maxUnprovedModelPercent: {
    ru: 'какую долю машин модели могут занять в один момент брони без подтверждённого телефона, в процентах; 0 — телефон подтверждают все',
    en: 'percent of the cars of a model that bookings with an unconfirmed phone may take at one moment; 0: everybody confirms the phone',
  },
  maxUnprovedRequestsPerHour: {
    ru: 'сколько заявок каждого вида (звонок, сообщение, партнёр, долгосрочная аренда, машина с водителем) филиал принимает за час без входа в кабинет, из них не больше шестой части из одной сети; дальше посетителя просят позвонить',
    en: 'requests of each kind (call, message, partner, long-term rental, car with a driver) that the branch accepts within an hour without a sign-in, a sixth of them at most from one network; beyond, visitors are asked to call',
  },
  notMineDays: {
    ru: 'сколько дней бронировать на телефон можно только с кодом или с оплатой онлайн, после того как его владелец отказался от брони',
    en: 'days during which bookings with a phone need a code or an online payment, after its owner disowned a booking',
  },
  maxCallbacksPerPhone: {
    ru: 'сколько просьб перезвонить за сутки от одного телефона',
    en: 'calls that one phone may ask for within a day',
  },
  maxExtensionRequests: {
    ru: 'сколько просьб продлить аренду за сутки по одной брони',
    en: 'requests for a later return of one booking within a day',
  },
  maxMessagesPerPhone: {
    ru: 'сколько сообщений и заявок партнёров за сутки от одного телефона',
    en: 'messages, and requests of partners, of one phone within a day',
  },
  maxBookingSmsPerDay: {
    ru: 'сколько СМС о новых и неоплаченных бронях в сутки получает клиент; остальное — почтой',
    en: 'SMS about new and unpaid bookings that a client gets within a day; the rest by email',
  },
  'sms.perDay': {
    ru: 'сколько всего СМС уходит за сутки: коды, уведомления, напоминания',
    en: 'SMS that leave within a day in all: codes, notifications, reminders',
  },
  'sms.reservedPercent': {
    ru: 'какая часть СМС на сутки, в процентах, остаётся клиентам с арендой',
    en: 'the share of the day’s SMS, in percent, that is kept for customers with a rental',
  },
  'sms.perPrefixPerDay': {
    ru: 'сколько СМС в сутки уходит на номера одного оператора одной страны, кроме клиентов с арендой',
    en: 'SMS a day to numbers of one operator in one country, besides customers with a rental',
  },
  'sms.perNetworkPerDay': {
    ru: 'сколько СМС в сутки могут вызвать посетители из одной сети (/24 IPv4, /48 IPv6), кроме клиентов с арендой',
    en: 'SMS a day that visitors of one network (/24 of IPv4, /48 of IPv6) may cause, besides customers with a rental',
  },
  'sms.perPhonePerDay': {
    ru: 'сколько СМС в сутки уходит на один номер, кроме сообщений о самой аренде и о долгах',
    en: 'SMS a day to one number, besides those about a rental itself and about debts',
  },
  maxBookingLettersPerDay: {
    ru: 'сколько писем о бронях и заявках в сутки, кроме писем о деньгах, от филиала и напоминаний, получает один адрес',
    en: 'letters about bookings and requests that one address gets within a day, besides those of money, of the branch and reminders',
  },
  reminderHours: {
    ru: 'за сколько часов до получения напоминать водителю',
    en: 'hours before the pick-up at which the driver is reminded',
  },
  returnReminderHours: {
    ru: 'за сколько часов до возврата напоминать водителю',
    en: 'hours before the return at which the driver is reminded',
  },
  'longTerm.maxRequestsPerPhone': {
    ru: 'сколько заявок на долгую аренду за сутки от одного телефона',
    en: 'requests for a long-term rental of one phone within a day',
  },
  'waitlist.headStartHours': {
    ru: 'сколько часов освободившаяся машина предложена одному, прежде чем сообщить следующему в листе ожидания',
    en: 'hours for which a car that is free again is offered to one person before the next on the waitlist is told',
  },
  'waitlist.maxPerAddress': {
    ru: 'сколько машин сразу может ждать один адрес или телефон',
    en: 'cars that one email or phone may wait for at once',
  },
  'waitlist.maxPerAddressPerDay': {
    ru: 'сколько просьб сообщить о машине за сутки принимается на один адрес или телефон',
    en: 'entries of the waitlist within a day for one email or phone',
  },
  'waitlist.maxPerNetwork': {
    ru: 'сколько неподтверждённых просьб может быть у одной сети (/24 IPv4, /48 IPv6): ждут сейчас или записаны за сутки',
    en: 'unconfirmed entries of one network (/24 of IPv4, /48 of IPv6) that wait or were stored within a day',
  },
  'transfers.maxOrdersPerPhone': {
    ru: 'сколько заказов с водителем за сутки от одного телефона',
    en: 'orders with a driver of one phone within a day',
  },
  'signIn.countries': {
    ru: 'коды стран, на телефоны которых уходят СМС; «+1» — США и Канада, другие страны с +1 пишут целиком: «+1876»',
    en: 'calling codes of the countries to which SMS are sent; “+1” is the USA and Canada, others with +1 are written in full: “+1876”',
  },
  'signIn.codesPerPrefixPerDay': {
    ru: 'сколько кодов входа в сутки на телефоны с одним началом',
    en: 'sign-in codes a day to phones that begin alike',
  },
  'signIn.codesPerDay': { ru: 'сколько кодов входа в сутки всего', en: 'sign-in codes a day in all' },
  'signIn.sessionIdleDays': {
    ru: 'через сколько дней без посещений вход закрывается',
    en: 'days without a visit after which a session ends',
  },
  'signIn.sessionDays': {
    ru: 'через сколько дней вход закрывается в любом случае',
    en: 'days after which a session ends in any case',
  },
  'signIn.newDeviceMessagesPerDay': {
    ru: 'сколько сообщений в сутки о входе с нового устройства получает один клиент; 0 — не сообщать',
    en: 'messages a day that one client gets about sign-ins from a new device; 0: none',
  },
  'stepUp.minutes': {
    ru: 'сколько минут клиент не подтверждает себя заново: паролем, кодом из СМС или вторым фактором',
    en: 'minutes for which a client does not confirm the identity again: by password, SMS code or second factor',
  },
  'stepUp.scans': {
    ru: 'спрашивать ли код перед просмотром снимков документов',
    en: 'whether a code is asked for before scans are shown',
  },
  'stepUp.miles': {
    ru: 'спрашивать ли код перед оплатой милями',
    en: 'whether a code is asked for before miles are spent',
  },
  'stepUp.milesAbove': {
    ru: 'сколько миль за сутки клиент тратит без кода; 0 — код всегда',
    en: 'miles that a client spends within 24 hours without a code; 0: always with one',
  },
}
