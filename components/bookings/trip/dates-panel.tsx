import type { ComponentProps } from 'react'
import { DatesForm } from './dates-form'

type Props = ComponentProps<typeof DatesForm> & { id: string; title: string }

/** Other dates, where another thing is the page's subject. */
export function DatesPanel({ id, title, ...form }: Props) {
  return (
    <section aria-labelledby={id} className="panel stack">
      <h2 className="h-sub" id={id}>
        {title}
      </h2>
      <DatesForm {...form} tone="dark" />
    </section>
  )
}
