import { Icon } from '@/components/ui/icon/icon'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { TextLink } from '@/components/ui/text-link/text-link'
import { Notice } from './notice'

const KINDS = ['error', 'warning', 'success', 'info'] as const

/** Notices of every kind, with an icon, a heading and a list of links. */
export function NoticeStates({ texts }: { texts: SampleTexts }) {
  const icon = <Icon of="info" />
  return (
    <>
      {KINDS.map((kind) => (
        <Sample key={kind} of={`kind="${kind}"`}>
          <Notice as="p" icon={icon} kind={kind}>
            {texts.sentence}
          </Notice>
        </Sample>
      ))}
      <Sample of='kind="info" isApart'>
        <Notice as="p" isApart kind="info">
          {texts.longSentence}
        </Notice>
      </Sample>
      <Sample of='kind="error" heading'>
        <Notice heading={texts.error} icon={icon} kind="error" level={3}>
          <ul>
            {(['surname', 'phone'] as const).map((name) => (
              <li key={name}>
                <TextLink href="#notice" isExternal>
                  {texts[name]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      </Sample>
    </>
  )
}
