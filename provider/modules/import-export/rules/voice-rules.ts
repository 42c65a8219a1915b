/** The language of a column, as the name of its field ends. */
export type VoiceLanguage = 'ru' | 'en' | 'zh'

/**
 * A wording that our texts avoid. `pattern`: a regular expression that PostgreSQL and JavaScript read alike; `write`: what
 * stands instead.
 */
export type VoiceRule = { avoid: string; pattern: string; write: string }

/** `docs/voice.md` holds the same rows, by a test. Columns of an import are searched for them; what is found is a warning. */
export const VOICE_RULES: Record<VoiceLanguage, readonly VoiceRule[]> = {
  ru: [
    { avoid: '"…"', pattern: '"', write: '«…»' },
    { avoid: ' - ', pattern: ' - ', write: ' — ' },
    { avoid: '5%', pattern: '[0-9}]%', write: '5 %' },
    { avoid: '500₽', pattern: '[0-9}]₽', write: '500 ₽' },
    { avoid: '500 руб.', pattern: '[0-9}] ?руб', write: '500 ₽' },
    { avoid: 'осуществляется', pattern: 'осуществл', write: 'глагол: «выдаём», «платите»' },
    { avoid: 'в случае', pattern: '[Вв] случае', write: 'если' },
    { avoid: 'данный', pattern: '[Дд]анн(ый|ая|ое|ого|ой|ому|ом)(?![а-яё])', write: 'этот' },
    { avoid: 'является', pattern: 'явля[ею]тся', write: '—' },
    { avoid: 'автомобили на месяцы', pattern: 'на месяцы', write: 'от месяца' },
    { avoid: 'менеджер', pattern: '[Мм]енеджер', write: 'сотрудник' },
    { avoid: 'e-mail', pattern: '[Ee]-?[Mm]ail', write: 'почта' },
    { avoid: '!!', pattern: '!!', write: '.' },
  ],
  en: [
    { avoid: '"…"', pattern: '"', write: '“…”' },
    { avoid: ' - ', pattern: ' - ', write: ' – ' },
    { avoid: '5 %', pattern: '[0-9}] %', write: '5%' },
    { avoid: '500 ₽', pattern: '[0-9}] ?₽', write: '₽500' },
    { avoid: '500 rubles', pattern: '[Rr]ubles?', write: '₽500, roubles' },
    { avoid: 'e-mail', pattern: '[Ee]-[Mm]ail', write: 'email' },
    { avoid: 'client', pattern: '[Cc]lient', write: 'customer' },
    { avoid: 'car hire', pattern: '[Cc]ar hire', write: 'car rental' },
    { avoid: 'license', pattern: '[Ll]icense', write: 'licence' },
    { avoid: 'insurance excess', pattern: '[Ee]xcess(?!ive)', write: 'deductible' },
    { avoid: '!!', pattern: '!!', write: '.' },
  ],
  zh: [
    { avoid: '"…"', pattern: '"', write: '“…”' },
    { avoid: '«…»', pattern: '[«»]', write: '“…”' },
    { avoid: ',', pattern: '[一-龥],', write: '，' },
    { avoid: '!', pattern: '[一-龥]!', write: '！' },
    { avoid: '(…)', pattern: '[一-龥] ?[(]', write: '（…）' },
    { avoid: ' — ', pattern: ' — ', write: '，' },
    { avoid: '。 ', pattern: '[。！？] ', write: '。' },
    { avoid: '11 月 1 日', pattern: '[0-9] 月', write: '11月1日' },
    { avoid: '公开要约', pattern: '(?<!（)公开要约', write: '《租车服务协议（公开要约）》' },
    { avoid: '预订号', pattern: '预订号', write: '订单号' },
    { avoid: '经理', pattern: '经理', write: '门店' },
    { avoid: '符拉迪沃斯托克', pattern: '符拉迪沃斯托克', write: '海参崴' },
  ],
}
