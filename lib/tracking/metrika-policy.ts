/** Hosts of Yandex Metrika: counter, hits, pixels. */
const HOSTS = 'https://mc.yandex.ru https://mc.yandex.com'

const DIRECTIVES = ['script-src', 'connect-src', 'img-src']

/** A page's policy that also lets Metrika in; only for a site that has a counter. */
export function withMetrika(policy: string): string {
  return policy
    .split('; ')
    .map((rule) => (DIRECTIVES.some((name) => rule.startsWith(`${name} `)) ? `${rule} ${HOSTS}` : rule))
    .join('; ')
}
