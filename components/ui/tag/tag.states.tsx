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

/** Tags in every tone and size. */
export function TagStates() {
  return (
    <TagList>
      {TONES.map((tone) => (
        <Tag as="li" key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <Tag as="li" isNumeric size="s" tone="popular">
        12
      </Tag>
    </TagList>
  )
}
