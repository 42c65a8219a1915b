'use client'

import { useRef, useSyncExternalStore } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { answerNotice, hasAnswered, onAnswer } from '@/lib/tracking/consent'
import { useDock } from './use-dock'

type Props = { label: string; text: string; policy: string; accept: string; necessary: string }

export function CookieCard({ label, text, policy, accept, necessary }: Props) {
  const answered = useSyncExternalStore(onAnswer, hasAnswered, () => true)
  const card = useRef<HTMLElement>(null)
  useDock(card, !answered)
  if (answered) return null
  return (
    <section aria-label={label} className="cookie" ref={card}>
      <p>
        {text}{' '}
        <Link className="link" href={SITE_LINKS.privacy} onClick={() => answerNotice('necessary')}>
          {policy}
        </Link>
      </p>
      <div className="row">
        <button className="btn dark sm" onClick={() => answerNotice('continue')} type="button">
          {accept}
        </button>
        <button className="btn soft sm" onClick={() => answerNotice('necessary')} type="button">
          {necessary}
        </button>
      </div>
    </section>
  )
}
