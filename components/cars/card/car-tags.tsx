import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Tag, type TagTone } from '@/components/ui/tag/tag'
import { TagList } from '@/components/ui/tag/tag-list'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { orderTags, type TagStyle } from '@/lib/cars/tags'

const LOOK_OF: Record<TagStyle, { tone: TagTone; icon: IconName | null }> = {
  hit: { tone: 'popular', icon: null },
  hot: { tone: 'special', icon: 'flame' },
  rec: { tone: 'advised', icon: 'thumbs-up' },
  nodep: { tone: 'noDeposit', icon: 'shield-check' },
  deliv: { tone: 'delivery', icon: 'map-pin' },
  wash: { tone: 'washed', icon: 'droplets' },
  eco: { tone: 'frugal', icon: 'leaf' },
}

const TAGS_ON_STAGE = 2

type Props = {
  tags: string[]
  /** Two at most, the second as its icon. */
  isOnStage?: boolean
}

/** Feature tags. The seven known ones have a look, any other is plain (specification §4). */
export function CarTags({ tags, isOnStage = false }: Props) {
  const t = useTranslations('cars.tag')
  const ordered = orderTags(tags, useLocale())
  const visibleTags = isOnStage ? ordered.slice(0, TAGS_ON_STAGE) : ordered
  if (visibleTags.length === 0) return null
  return (
    <TagList>
      {visibleTags.map(({ text, style }, index) => {
        if (!style) return <li key={text}>{text}</li>
        const { tone, icon } = LOOK_OF[style]
        if (isOnStage && index > 0 && icon)
          return (
            <Tag as="li" isIconOnly key={text} title={t(style)} tone={tone}>
              <Icon of={icon} />
              <VisuallyHidden>{t(style)}</VisuallyHidden>
            </Tag>
          )
        return (
          <Tag as="li" key={text} tone={tone}>
            {icon && <Icon of={icon} />}
            {t(style)}
          </Tag>
        )
      })}
    </TagList>
  )
}
