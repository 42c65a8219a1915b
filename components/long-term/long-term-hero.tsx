import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { CarArt } from '@/components/cars/card/car-art'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Container } from '@/components/ui/container/container'
import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'
import styles from './long-term-hero.module.css'

type Props = { maxSavingPercent: number | null; phone: string }

/** The promise of the page; it names a saving only when one was worked out. */
export function LongTermHero({ maxSavingPercent, phone }: Props) {
  const t = useTranslations('longTerm')
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.words}>
          <h1>{maxSavingPercent === null ? t('heading') : t('headingSaving', { percent: maxSavingPercent })}</h1>
          <p>{maxSavingPercent === null ? t('lead') : t('leadSaving', { from: TERM_STEPS.second })}</p>
          <ButtonRow align="center">
            <Button as={CallbackLink} size="l">
              {t('askForCar')}
            </Button>
            <Button as={PhoneLink} isNumeric phone={phone} size="l" variant="onSea" />
          </ButtonRow>
        </div>
        <div className={styles.picture}>
          <svg aria-hidden="true" viewBox="0 0 600 270">
            <path d="M52 270a248 248 0 0 1 496 0z" />
          </svg>
          <CarArt body="suv" colour="белый" />
        </div>
      </Container>
    </div>
  )
}
