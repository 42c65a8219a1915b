import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Row } from '@/components/ui/row/row'
import { Stack } from '@/components/ui/stack/stack'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import styles from './call-to-action.module.css'

/** For those who came to the end without a car: the form again, or a person. */
export function CallToAction({ settings }: { settings: Settings }) {
  const t = useTranslations('home')
  return (
    <Container as="section">
      <div className={styles.band}>
        <Stack>
          <h2>{t('closing.heading')}</h2>
          <p>{t('closing.text', { hours: settings.rules.minHoursBeforePickup })}</p>
        </Stack>
        <Row isWrapping>
          <Button href={SITE_LINKS.booking} size="l">
            {t('closing.book')}
          </Button>
          <Button as={PhoneLink} isNumeric phone={settings.main_phone} size="l" variant="onSea" />
        </Row>
      </div>
    </Container>
  )
}
