import type { PARTNER_KINDS } from '@/provider/contract/rules/partners/partner-kinds'
import type { SheetRow } from '@/provider/contract/vouchers'
import { phoneText } from '@/provider/rules/content/placeholder-values'
import type { Language, Texts } from '@/provider/rules/i18n/language'

type PartnerKind = (typeof PARTNER_KINDS)[number]

/** The person who sent a form, with the fields that the form asks for. What is left out or empty gets no row. */
export type RequestPerson = {
  name: string
  phone: string
  language: Language
  email?: string
  company?: string
  site?: string
  partnerKind?: string
  city?: string
  referral?: string | null
  /** Sent in the client's session; left out: it always is. */
  signedIn?: boolean
}

const TERMS = {
  company: { ru: 'Компания', en: 'Company', 'zh-CN': '公司' },
  name: { ru: 'Имя', en: 'Name', 'zh-CN': '姓名' },
  phone: { ru: 'Телефон', en: 'Phone', 'zh-CN': '电话' },
  email: { ru: 'Почта', en: 'Email', 'zh-CN': '邮箱' },
  language: { ru: 'Язык', en: 'Language', 'zh-CN': '语言' },
  site: { ru: 'Сайт', en: 'Website', 'zh-CN': '网站' },
  partnerKind: { ru: 'Чем занимается', en: 'What they do', 'zh-CN': '业务类型' },
  city: { ru: 'Город', en: 'City', 'zh-CN': '城市' },
  referral: { ru: 'Код партнёра', en: 'Partner code', 'zh-CN': '合作伙伴代码' },
  signedIn: { ru: 'Проверка', en: 'Proof', 'zh-CN': '验证' },
} as const satisfies Record<keyof RequestPerson, Texts>

const UNPROVED: Texts = {
  ru: 'без входа в кабинет, телефон не подтверждён',
  en: 'sent without signing in, the phone is not proved',
  'zh-CN': '未登录提交，手机号未验证',
}

const LANGUAGE_NAMES: Record<Language, Texts> = {
  ru: { ru: 'русский', en: 'Russian', 'zh-CN': '俄语' },
  en: { ru: 'английский', en: 'English', 'zh-CN': '英语' },
  'zh-CN': { ru: 'китайский', en: 'Chinese', 'zh-CN': '中文' },
}

/** The site's `partners` messages say the same. */
const KIND_NAMES: Record<PartnerKind, Texts> = {
  hotel: { ru: 'Гостиница', en: 'Hotel', 'zh-CN': '酒店' },
  agency: { ru: 'Турагентство', en: 'Travel agency', 'zh-CN': '旅行社' },
  blogger: { ru: 'Блогер', en: 'Blogger', 'zh-CN': '博主' },
  cafe: { ru: 'Кафе или ресторан', en: 'Café or restaurant', 'zh-CN': '咖啡馆或餐厅' },
  camp: { ru: 'База отдыха', en: 'Holiday lodge', 'zh-CN': '度假营地' },
  corporate: { ru: 'Компания', en: 'Company', 'zh-CN': '企业' },
  other: { ru: 'Другое', en: 'Other', 'zh-CN': '其他' },
}

/** Returns the rows of a letter to the branch: what it needs to call or to write back. */
export function requestRows(person: RequestPerson, language: Language): SheetRow[] {
  const row = (term: keyof typeof TERMS, value: string | null | undefined): SheetRow[] =>
    value ? [{ term: TERMS[term][language], value, notes: [] }] : []
  return [
    ...row('company', person.company),
    ...row('name', person.name),
    ...row('phone', phoneText(person.phone)),
    ...row('email', person.email),
    ...row('language', LANGUAGE_NAMES[person.language][language]),
    ...row('site', person.site),
    ...row('partnerKind', kindName(person.partnerKind, language)),
    ...row('city', person.city),
    ...row('referral', person.referral),
    ...row('signedIn', person.signedIn === false ? UNPROVED[language] : null),
  ]
}

function kindName(kind: string | undefined, language: Language): string | undefined {
  return Object.entries(KIND_NAMES).find(([name]) => name === kind)?.[1][language] ?? kind
}
