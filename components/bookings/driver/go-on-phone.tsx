import { useLocale, useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure/disclosure'
import { Text } from '@/components/ui/text/text'
import { serverEnv } from '@/lib/config/server-env'
import { qrPicture } from '@/lib/format/qr-picture'
import { PREFIX_OF } from '@/lib/i18n/routing'
import styles from './go-on-phone.module.css'

/** On wide screens: a code that opens this step on a phone. Its address has car, dates, options and codes, and no name, phone or key. */
export function GoOnPhone({ href }: { href: string }) {
  const t = useTranslations('bookings.phoneCode')
  const { size, path } = qrPicture(new URL(`${PREFIX_OF[useLocale()]}${href}`, serverEnv().SITE_URL).href)
  return (
    <div className={styles.phone}>
      <Disclosure look="under" summary={t('title')}>
        <div>
          <svg aria-label={t('picture')} role="img" viewBox={`0 0 ${size} ${size}`}>
            <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
            <path d={path} />
          </svg>
          <Text size="s">{t('text')}</Text>
        </div>
      </Disclosure>
    </div>
  )
}
