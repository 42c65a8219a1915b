import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatRoubles } from '@/lib/format/money'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { TransferOrdering } from '@/provider/contract/transfers'

type Props = Pick<TransferOrdering, 'night'> & {
  /** Below other terms. */
  isApart?: boolean
}

/** Hours with a charge of their own (specification §9), and the way to cars without a driver (§2). */
export function NightNote({ night: { from, to, hourKop }, isApart }: Props) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  return (
    <Notice as="p" icon={<Icon of="moon" />} isApart={isApart} kind="info">
      <span>
        {hourKop > 0 ? t('night', { from, to, amount: formatRoubles(hourKop, locale) }) : t('nightFree', { from, to })}
        <br />
        {t('selfDrive')}
        {sentenceGap(locale)}
        <TextLink href={SITE_LINKS.rent}>{t('selfDriveLink')}</TextLink>
      </span>
    </Notice>
  )
}
