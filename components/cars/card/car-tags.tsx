import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { orderTags, type TagStyle } from '@/lib/cars/tags'

const ICON_OF: Record<TagStyle, IconName | null> = {
  hit: null,
  hot: 'flame',
  rec: 'thumbs-up',
  nodep: 'shield-check',
  deliv: 'map-pin',
  wash: 'droplets',
  eco: 'leaf',
}

/** Feature tags; `limit` keeps the first ones. */
export function CarTags({ tags, limit }: { tags: string[]; limit?: number }) {
  const t = useTranslations('cars.tag')
  const shown = orderTags(tags, useLocale()).slice(0, limit)
  if (shown.length === 0) return null
  return (
    <ul className="tags">
      {shown.map(({ text, style }) => {
        const icon = style && ICON_OF[style]
        return (
          <li className={style ? `tag ${style}` : 'plain-tag'} key={text}>
            {icon && <Icon of={icon} />}
            {style ? t(style) : text}
          </li>
        )
      })}
    </ul>
  )
}
