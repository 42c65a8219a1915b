import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { TransferOrdering } from '@/provider/contract/transfers'

/** Hours with a charge of their own (specification §9), and the way to cars without a driver (§2). */
export function NightNote({ night: { from, to, hourKop } }: Pick<TransferOrdering, 'night'>) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  return (
    <p className="note">
      <Icon of="moon" />
      <span>
        {hourKop > 0 ? t('night', { from, to, amount: formatRoubles(hourKop, locale) }) : t('nightFree', { from, to })}
        <br />
        {t('selfDrive')}
        {sentenceGap(locale)}
        <Link className="link" href={SITE_LINKS.rent}>
          {t('selfDriveLink')}
        </Link>
      </span>
    </p>
  )
}
