import { TextLink } from '@/components/ui/text-link/text-link'
import { Notice } from './notice'

const KINDS = ['error', 'warning', 'success', 'info'] as const

/** Notices of every kind, with an icon, a heading and a list of links. */
export function NoticeStates() {
  return (
    <>
      {KINDS.map((kind) => (
        <Notice as="p" icon={<Sign />} key={kind} kind={kind}>
          {kind}
        </Notice>
      ))}
      <Notice as="p" isApart kind="info">
        apart
      </Notice>
      <Notice heading="Two things are missing" icon={<Sign />} kind="error" level={3}>
        <ul>
          <li>
            <TextLink href="#name" isExternal>
              name
            </TextLink>
          </li>
          <li>
            <TextLink href="#phone" isExternal>
              phone
            </TextLink>
          </li>
        </ul>
      </Notice>
    </>
  )
}

function Sign() {
  return (
    <svg aria-hidden="true" fill="none" height="20" stroke="currentColor" viewBox="0 0 20 20" width="20">
      <circle cx="10" cy="10" r="8" />
    </svg>
  )
}
