import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'

type Props = {
  picture: 'empty-clear' | 'empty-trips'
  title: string
  text: string
  /** Where to go from here, if there is need to. */
  children?: ReactNode
}

/** In the place of something that is not there. */
export function EmptyPanel({ picture, title, text, children }: Props) {
  return (
    <section className="panel none">
      <Illustration name={picture} />
      <h2 className="h-sub">{title}</h2>
      <p className="small muted">{text}</p>
      {children}
    </section>
  )
}
