import { Icon } from '@/components/ui/icon/icon'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { Tag, type TagTone } from './tag'
import { TagList } from './tag-list'

const TONES: readonly TagTone[] = [
  'muted',
  'success',
  'warning',
  'danger',
  'accent',
  'sale',
  'noDeposit',
  'delivery',
  'washed',
  'frugal',
  'popular',
  'special',
  'advised',
]

/** Tags in every tone and size, and side by side. */
export function TagStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      {TONES.map((tone) => (
        <Sample key={tone} of={`tone="${tone}"`}>
          <Tag tone={tone}>{texts.status}</Tag>
        </Sample>
      ))}
      <Sample of='isNumeric size="s"'>
        <Tag isNumeric size="s" tone="popular">
          12
        </Tag>
      </Sample>
      <Sample of="isIconOnly">
        <Tag isIconOnly title={texts.status} tone="frugal">
          <Icon of="leaf" />
          <VisuallyHidden>{texts.status}</VisuallyHidden>
        </Tag>
      </Sample>
      <Sample of="TagList">
        <TagList>
          {texts.choices.map((choice) => (
            <Tag as="li" key={choice} tone="muted">
              {choice}
            </Tag>
          ))}
        </TagList>
      </Sample>
    </>
  )
}
