import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Button } from '@/components/ui/button/button'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Container } from '@/components/ui/container/container'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { LongTermCard } from './long-term-card'
import { Plate } from './plate'
import styles from './taken-car.module.css'

/** A plate that is hired out: what else there is. */
export function TakenCar({ offer, months }: { offer: LongTermPage; months: number }) {
  const t = useTranslations('longTerm')
  return (
    <Container>
      <div className={styles.taken}>
        <Crumbs here={offer.car.name} parents={[{ href: '/long_term_rental/', name: t('crumb') }]} />
        <Row isWrapping justify="between">
          <h1>{t('taken.title', { name: offer.car.name })}</h1>
          <Plate gosnomer={offer.gosnomer} />
        </Row>
        <Text isLead>{t('taken.text')}</Text>
        {offer.similar.length > 0 && (
          <section aria-labelledby="similar">
            <h2 id="similar">{t('similar')}</h2>
            <CardGrid as="div" min="l">
              {offer.similar.map((one) => (
                <LongTermCard key={one.address} months={months} offer={one} />
              ))}
            </CardGrid>
          </section>
        )}
        <Row>
          <Button href={SITE_LINKS.longTerm}>{t('taken.all')}</Button>
          <Button as={CallbackLink} variant="soft">
            {t('askForCar')}
          </Button>
        </Row>
      </div>
    </Container>
  )
}
