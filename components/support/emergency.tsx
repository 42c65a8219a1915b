import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Icon } from '@/components/ui/icon/icon'
import styles from './emergency.module.css'

/** Whom to call after an accident, before anything else; on paper too. */
export function Emergency({ phone }: { phone: string }) {
  const t = useTranslations('support.incident')
  const locale = useLocale()
  return (
    <div className={styles.emergency}>
      <p>{t('lead')}</p>
      <ButtonRow>
        <Button aria-label={t('emergency')} href="tel:112" isExternal isNumeric isPrinted size="xl" variant="alarm">
          <Icon of="siren" size="l" />
          112
        </Button>
        <Button as={PhoneLink} isNumeric isPrinted phone={phone} size="xl" />
      </ButtonRow>
      {locale !== 'ru' && <a href="#words">{t('phrases.title')}</a>}
    </div>
  )
}
