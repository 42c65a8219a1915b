import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Tag, type TagTone } from '@/components/ui/tag/tag'
import { TagList } from '@/components/ui/tag/tag-list'
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

/** Feature tags; `limit` keeps the first ones. The seven known ones have a look, any other is plain (specification §4). */
export function CarTags({ tags, limit }: { tags: string[]; limit?: number }) {
  const t = useTranslations('cars.tag')
  const visibleTags = orderTags(tags, useLocale()).slice(0, limit)
  if (visibleTags.length === 0) return null
  return (
    <TagList>
      {visibleTags.map(({ text, style }) => {
        if (!style) return <li key={text}>{text}</li>
        const { tone, icon } = LOOK_OF[style]
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
