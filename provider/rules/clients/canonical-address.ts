/** Providers whose mailboxes have several spellings and domains: the domain that stands for all, and the spelling. */
const GMAIL = { domain: 'gmail.com', spell: (name: string) => name.replaceAll('.', '') }
const YANDEX = { domain: 'yandex.ru', spell: (name: string) => name.replaceAll('-', '.') }
const MAILBOXES = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, GMAIL] as const),
  ...['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz'].map((domain) => [domain, YANDEX] as const),
])

/**
 * Returns one spelling for all addresses of a mailbox, by which its entries are counted and stopped: in lower case, without
 * `+tag`, dots at Gmail and the variants of Yandex. No message goes to it: other providers may read `+` as a letter.
 */
export function canonicalAddress(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const mailbox = MAILBOXES.get(domain)
  return mailbox ? `${mailbox.spell(name)}@${mailbox.domain}` : `${name}@${domain}`
}
