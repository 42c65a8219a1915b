import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { OfferOutcome } from '@/provider/contract/offers'

/** Why a personal offer does nothing for this rental, with the facts of its reason; null: there is nothing to say. */
export function OfferNote({ offer }: { offer: OfferOutcome | null }) {
  const t = useTranslations('offers.rejected')
  const format = useFormatter()
  if (!offer || offer.state === 'accepted') return null
  const { state, name, car, minDays, validFrom, validTo } = offer
  const day = (date: string | null) => (date ? format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' }) : '')
  return (
    <Notice kind="error" role="alert">
      <div>
        <p>{t(state, { name, car, minDays: minDays ?? 0, from: day(validFrom), to: day(validTo) })}</p>
        {state === 'offer_login_required' && (
          <p>
            <TextLink href={SITE_LINKS.account}>{t('signIn')}</TextLink>
          </p>
        )}
      </div>
    </Notice>
  )
}
