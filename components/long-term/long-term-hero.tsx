import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { CarArt } from '@/components/cars/card/car-art'
import { PhoneLink } from '@/components/layout/phone-link'

type Props = { maxSavingPercent: number | null; phone: string }

/** The promise of the page; it names a saving only when one was worked out. */
export function LongTermHero({ maxSavingPercent, phone }: Props) {
  const t = useTranslations('longTerm')
  return (
    <div className="longhero-band">
      <div className="wrap longhero">
        <div className="stack">
          <h1>{maxSavingPercent === null ? t('heading') : t('headingSaving', { percent: maxSavingPercent })}</h1>
          <p>{t('lead')}</p>
          <div className="row">
            <CallbackLink className="btn primary lg">{t('askForCar')}</CallbackLink>
            <PhoneLink className="btn lg onsea num" phone={phone} />
          </div>
        </div>
        <div className="pic">
          <svg aria-hidden="true" className="sun" viewBox="0 0 600 270">
            <path d="M52 270a248 248 0 0 1 496 0z" />
          </svg>
          <CarArt body="suv" colour="белый" />
        </div>
      </div>
    </div>
  )
}
