import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { Settings } from '@/provider/contract/settings'
import styles from './call-section.module.css'

const HELP = [
  { key: 'incident', href: '/support/incident/' },
  { key: 'fine', href: '/support/fine/' },
  { key: 'faq', href: '/about/faq/' },
] as const

/** The phone and the callback; links to a callback lead here without JavaScript, where only the phone stands. */
export function CallSection({ settings }: { settings: Settings }) {
  const t = useTranslations('contacts')
  const layout = useTranslations('layout.nav')
  return (
    <Stack as="aside" gap={20}>
      <InfoBlock heading={t('call.title')} id="callback" isPanel isSub>
        <Text visibility="js-only">{t('call.text', { minutes: settings.rules.callbackMinutes })}</Text>
        <noscript>
          <p>{t('call.noScript')}</p>
        </noscript>
        <Button as={PhoneLink} isNumeric phone={settings.main_phone} variant="dark" />
        <Button as={CallbackLink} visibility="js-only" variant="line">
          <Icon of="phone-call" />
          {layout('callback')}
        </Button>
        <Text size="s" tone="muted">
          <WorkingHours settings={settings} />
        </Text>
      </InfoBlock>
      <InfoBlock aria-label={t('help.title')} as="nav" heading={t('help.title')} isPanel isSub>
        <ul className={styles.links}>
          {HELP.map(({ key, href }) => (
            <li key={key}>
              <TextLink href={href}>{t(`help.${key}`)}</TextLink>
            </li>
          ))}
        </ul>
      </InfoBlock>
    </Stack>
  )
}
