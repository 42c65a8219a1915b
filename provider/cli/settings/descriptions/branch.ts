import type { CliText } from '@/provider/cli/text/language'

/** What the settings of the branch itself mean: where it is, how it is reached, who it is. `*` stands for an index or a key of a table. */
export const BRANCH_ABOUTS: Readonly<Record<string, CliText>> = {
  id: {
    ru: 'номер филиала, его видят программы партнёров',
    en: 'number of the branch, as programs of partners see it',
  },
  main_phone: {
    ru: 'главный телефон: шапка сайта, письма, ваучер',
    en: 'main phone: header of the site, letters, voucher',
  },
  address: { ru: 'адрес филиала, коротко', en: 'address of the branch, in short' },
  addressInContacts: {
    ru: 'адрес на странице контактов, с индексом и входом',
    en: 'address on the page of contacts, with postcode and entrance',
  },
  'postalAddress.street': {
    ru: 'улица и дом для поисковых систем, без города',
    en: 'street and house for search engines, without the city',
  },
  'postalAddress.locality': { ru: 'город для поисковых систем', en: 'city for search engines' },
  'postalAddress.region': {
    ru: 'край или область для поисковых систем; пусто — не указывать',
    en: 'region for search engines; empty: left out',
  },
  'postalAddress.postalCode': {
    ru: 'индекс для поисковых систем, шесть цифр; пусто — не указывать',
    en: 'postcode for search engines, six digits; empty: left out',
  },
  map_lat: { ru: 'широта филиала на карте, градусы', en: 'latitude of the branch on the map, degrees' },
  map_lng: { ru: 'долгота филиала на карте, градусы', en: 'longitude of the branch on the map, degrees' },
  time: {
    ru: 'ключ часов работы для программ партнёров; людям показываются hours',
    en: 'key of the working hours for programs of partners; people read hours',
  },
  hours: { ru: 'часы работы словами: шапка, подвал, контакты', en: 'working hours in words: header, footer, contacts' },
  timeNote: {
    ru: 'приписка к часам работы, например о ночной выдаче',
    en: 'note beside the working hours, as on night pick-up',
  },
  'openingHours.*.days': {
    ru: 'дни недели этой строки расписания, 1 — понедельник',
    en: 'days of the week of this row of the timetable, 1 is Monday',
  },
  'openingHours.*.opens': {
    ru: 'когда в эти дни открывается, по времени филиала',
    en: 'when it opens on these days, station time',
  },
  'openingHours.*.closes': {
    ru: 'когда в эти дни закрывается, по времени филиала; 24:00 — до полуночи',
    en: 'when it closes on these days, station time; 24:00 is midnight',
  },
  main_email: { ru: 'почта филиала на сайте и в письмах', en: 'email of the branch on the site and in letters' },
  soc_vk: { ru: 'страница ВКонтакте; пусто — не показывать', en: 'page at VK; empty: not shown' },
  soc_insta: { ru: 'страница в Инстаграме; пусто — не показывать', en: 'page at Instagram; empty: not shown' },
  soc_fb: { ru: 'страница в Фейсбуке; пусто — не показывать', en: 'page at Facebook; empty: not shown' },
  soc_youtube: { ru: 'канал на YouTube; пусто — не показывать', en: 'channel at YouTube; empty: not shown' },
  chineseClerk: {
    ru: 'можно ли в брони попросить сотрудника, который говорит по-китайски',
    en: 'whether a booking may ask for a member of staff who speaks Chinese',
  },
  'messengers.telegram': {
    ru: 'имя или адрес в Telegram; пусто — не показывать',
    en: 'name or address at Telegram; empty: not shown',
  },
  'messengers.max': {
    ru: 'имя или адрес в MAX; пусто — не показывать',
    en: 'name or address at MAX; empty: not shown',
  },
  'messengers.vk': {
    ru: 'имя или адрес для сообщений ВКонтакте; пусто — не показывать',
    en: 'name or address for messages at VK; empty: not shown',
  },
  'messengers.wechat': { ru: 'имя в WeChat; пусто — не показывать', en: 'name at WeChat; empty: not shown' },
  'messengers.wechatCode': {
    ru: 'адрес внутри вашего QR-кода WeChat (https://u.wechat.com/…); пусто — в коде будет имя',
    en: 'address inside your WeChat QR code (https://u.wechat.com/…); empty: the code holds the name',
  },
  translationHelp: {
    ru: 'помогает ли филиал с нотариальным переводом прав; null — нет',
    en: 'whether the branch helps with a notarised translation of a licence; null: no',
  },
  'translationHelp.priceKop': { ru: 'цена перевода с заверением, копейки', en: 'price of it, kopecks' },
  'translationHelp.workDays': { ru: 'за сколько рабочих дней', en: 'within how many working days' },
  brand: { ru: 'название проката на сайте, в письмах и СМС', en: 'name of the rental on the site, in letters and SMS' },
  'company.name': { ru: 'юридическое лицо: подвал, документы, ваучер', en: 'legal entity: footer, documents, voucher' },
  'company.inn': { ru: 'ИНН, 10 или 12 цифр', en: 'taxpayer number, 10 or 12 digits' },
  'company.ogrn': { ru: 'ОГРН или ОГРНИП, 13 или 15 цифр', en: 'registration number, 13 or 15 digits' },
  'company.legalAddress': { ru: 'юридический адрес', en: 'legal address' },
  'company.copyrightFrom': { ru: 'первый год в строке об авторском праве', en: 'first year of the copyright line' },
  'sisterCities.*.code': { ru: 'код города-партнёра, латиницей', en: 'code of a sister city' },
  'sisterCities.*.name': { ru: 'название города-партнёра в шапке', en: 'name of a sister city in the header' },
  'sisterCities.*.url': { ru: 'адрес сайта города-партнёра', en: 'address of the site of a sister city' },
  longTermUrl: {
    ru: 'куда ведёт кнопка долгосрочной аренды; пусто — на свою страницу',
    en: 'where the button of long-term rental leads; empty: to our own page',
  },
  'documents.RU': { ru: 'что взять с собой гражданину России', en: 'what a citizen of Russia brings' },
  'documents.EAEU': {
    ru: 'что взять с собой гражданам Беларуси, Казахстана, Киргизии и Армении',
    en: 'what citizens of Belarus, Kazakhstan, Kyrgyzstan and Armenia bring',
  },
  'documents.CN': { ru: 'что взять с собой гражданину Китая', en: 'what a citizen of China brings' },
  'documents.other': { ru: 'что взять с собой гражданам других стран', en: 'what citizens of other countries bring' },
  'documentVersions.*': {
    ru: 'с каких дат действуют версии этого документа, старые первыми',
    en: 'from which dates versions of this document apply, the oldest first',
  },
  timeZone: {
    ru: 'часовой пояс филиала: по нему считаются все даты и время',
    en: 'time zone of the branch: all dates and times use it',
  },
  defaultPlaceId: {
    ru: 'место выдачи, если клиент не выбрал другого',
    en: 'place of the pick-up unless the client chose another',
  },
}
