import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { SAMPLE_TEXTS } from '@/components/ui/sample-texts'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { Locale } from '@/lib/i18n/routing'
import { COMPONENT_STATES } from './component-states'
import { PAGE_TEXTS } from './page-texts'
import styles from './ui-page.module.css'

/** Shows the states of every ui component, each in a section that its heading names, after a list of links to them. */
export function UiPage({ locale }: { locale: Locale }) {
  const { heading, lead } = PAGE_TEXTS[locale]
  return (
    <Container space="page">
      <PageHead heading={heading} isRoomy lead={lead} />
      <nav aria-label={heading}>
        <ul className={styles.list}>
          {Object.keys(COMPONENT_STATES).map((name) => (
            <li key={name} lang="en" translate="no">
              <TextLink href={`#${name}`} isAlone isExternal>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(COMPONENT_STATES).map(([name, States]) => (
        <section aria-labelledby={name} className={styles.component} key={name}>
          <h2 id={name} lang="en" translate="no">
            {name}
          </h2>
          <div className={styles.states}>
            <States texts={SAMPLE_TEXTS[locale]} />
          </div>
        </section>
      ))}
    </Container>
  )
}
