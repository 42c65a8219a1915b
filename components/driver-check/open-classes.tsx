import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { RentVerdict } from '@/provider/contract/rules/driver-check/can-rent'

type ClassVerdicts = RentVerdict<CarClassId>['classes']

type Props = {
  verdicts: ClassVerdicts
  classes: DriverClass[]
  /** False: only a scooter, whose class is a link of the list. */
  opensCars: boolean
}

/** Every class with how much of it is open, and what is missing where nothing is. */
export function OpenClasses({ verdicts, classes, opensCars }: Props) {
  const t = useTranslations('driverCheck.result')
  return (
    <>
      <h3>{t('classes')}</h3>
      <CardGrid>
        {verdicts.map((verdict) => (
          <Card key={verdict.id} size="s" tone="sunk">
            <ClassName name={classes.find(({ id }) => id === verdict.id)?.name ?? verdict.id} {...verdict} />
          </Card>
        ))}
      </CardGrid>
      {opensCars && (
        <ButtonRow visibility="no-print">
          <Button href={SITE_LINKS.booking}>{t('choose')}</Button>
        </ButtonRow>
      )}
    </>
  )
}

function ClassName({ id, name, fit, all, needs }: ClassVerdicts[number] & { name: string }) {
  const t = useTranslations('driverCheck.result')
  if (fit === 0)
    return (
      <>
        <Text as="b" weight="semi">
          {name}
        </Text>
        <Text as="span" size="s" tone="muted">
          {needs.years > 0 ? t('noneYears', needs) : t('none', needs)}
        </Text>
      </>
    )
  return (
    <>
      <TextLink href={`/rent/?class=${id}`}>{name}</TextLink>
      <Text as="span" size="s" tone="muted">
        {fit === all ? t('all') : t('some', { fit, all })}
      </Text>
    </>
  )
}
