import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'

type Props = { picture: '404' | 'error'; title: string; children: ReactNode; actions: ReactNode }

/** A page that stands for another one: picture, title, what happened, where to go. Never for search engines. */
export function Notice({ picture, title, children, actions }: Props) {
  return (
    <div className="wrap section notice">
      {/* React moves both into the head. */}
      <title>{title}</title>
      <meta content="noindex" name="robots" />
      <Illustration name={picture} />
      <h1>{title}</h1>
      {children}
      <div className="row">{actions}</div>
    </div>
  )
}
