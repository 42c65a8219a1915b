import { useTranslations } from 'next-intl'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import type { Settings } from '@/provider/contract/settings'

const NETWORKS = ['vk', 'insta', 'fb', 'youtube'] as const
/** Whoever names them in Russia has to say what their owner was found to be. */
const MARKED: ReadonlySet<string> = new Set(['insta', 'fb'])
const NOTE_ID = 'social-note'

/** Pages of the branch in social networks: those that the settings name (specification §3); as a rule none. */
export function SocialLinks({ settings }: { settings: Settings }) {
  const t = useTranslations('layout')
  const links = NETWORKS.map((network) => ({ network, url: settings[`soc_${network}`].trim() }))
  const set = links.filter(({ url }) => isWebAddress(url))
  if (set.length === 0) return null
  return (
    <>
      <Row aria-label={t('social.title')} as="ul" visibility="no-print">
        {set.map(({ network, url }) => (
          <li key={network}>
            <a aria-describedby={MARKED.has(network) ? NOTE_ID : undefined} href={url} rel="noopener">
              {t(`social.${network}`)}
              {MARKED.has(network) && <span aria-hidden="true">*</span>}
            </a>
          </li>
        ))}
      </Row>
      {set.some(({ network }) => MARKED.has(network)) && (
        <Text id={NOTE_ID} size="xs">
          {t('social.note')}
        </Text>
      )}
    </>
  )
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
