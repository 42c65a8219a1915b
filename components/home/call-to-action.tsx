import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { formatPhone } from '@/lib/format/phone'
import type { Settings } from '@/provider/contract/settings'
import styles from './call-to-action.module.css'

/** For those who need a car sooner than the site may book one. */
export function CallToAction({ settings }: { settings: Settings }) {
  const t = useTranslations('home')
  return (
    <Container as="section">
      <div className={styles.band}>
        <div>
          <h2>{t('closing.heading')}</h2>
          <p>{t('closing.text', { hours: settings.rules.minHoursBeforePickup })}</p>
        </div>
        <Button as={PhoneLink} isNumeric phone={settings.main_phone} variant="onSea">
          <Icon of="phone" />
          {formatPhone(settings.main_phone)}
        </Button>
      </div>
    </Container>
  )
}
