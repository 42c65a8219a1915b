/** Hosts of Yandex Metrika: counter, hits, pixels. */
const HOSTS = 'https://mc.yandex.ru https://mc.yandex.com'

const DIRECTIVES = ['script-src', 'connect-src', 'img-src']

/** Metrika makes HTML and scripts of texts, and its policies have no name. */
const NOT_WITH_METRIKA = ['require-trusted-types-for', 'trusted-types']

/** A page's policy that also lets Metrika in; only for a site that has a counter. */
export function withMetrika(policy: string): string {
  return policy
    .split('; ')
    .filter((rule) => !NOT_WITH_METRIKA.includes(rule.split(' ')[0] ?? ''))
    .map((rule) => (DIRECTIVES.some((name) => rule.startsWith(`${name} `)) ? `${rule} ${HOSTS}` : rule))
    .join('; ')
}
