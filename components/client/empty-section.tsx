import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'
import { Link } from '@/lib/i18n/navigation'

type Props = {
  picture: 'empty-clear' | 'empty-trips'
  title: string
  /** Where to go from here. */
  action: { href: string; name: string }
  children: ReactNode
}

/** In the place of rows that are not there: why, and what to do. */
export function EmptySection({ picture, title, action, children }: Props) {
  return (
    <section className="panel none">
      <Illustration name={picture} />
      <h2 className="h-sub">{title}</h2>
      <p className="small muted">{children}</p>
      <Link className="btn soft" href={action.href}>
        {action.name}
      </Link>
    </section>
  )
}
