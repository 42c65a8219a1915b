import { Link } from '@/lib/i18n/navigation'
import styles from './choice-links.module.css'

export type Choice = {
  href: string
  text: string | number
  /** Where the text alone does not say it. */
  label?: string
  isCurrent: boolean
}

type Props = {
  label: string
  choices: readonly Choice[]
  /** On phones they stand two in a line. */
  isPaired?: boolean
}

type ListProps = {
  choices: readonly Choice[]
  /** What the current one is: a page of several, or an answer. */
  current: 'page' | 'true'
  preservesScroll?: boolean
}

/** Pages or views beside each other: a `<nav>` named by its label, links inside, the current one said by `aria-current`. */
export function SegmentedControl({ label, choices, isPaired = false }: Props) {
  return (
    <nav aria-label={label} className={styles.choices} data-look={isPaired ? 'pairs' : undefined}>
      <ChoiceList choices={choices} current="page" />
    </nav>
  )
}

/** The links without their frame. */
export function ChoiceList({ choices, current, preservesScroll = false }: ListProps) {
  return choices.map(({ href, text, label, isCurrent }) => (
    <Link
      aria-current={isCurrent ? current : undefined}
      aria-label={label}
      href={href}
      key={`${href} ${text}`}
      {...(preservesScroll ? { scroll: false } : {})}
    >
      {text}
    </Link>
  ))
}
