import { Droplets, Flame, Leaf, type LucideIcon, MapPin, ShieldCheck, ThumbsUp } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { orderTags, type TagStyle } from '@/lib/cars/tags'

const ICON_OF: Record<TagStyle, LucideIcon | null> = {
  hit: null,
  hot: Flame,
  rec: ThumbsUp,
  nodep: ShieldCheck,
  deliv: MapPin,
  wash: Droplets,
  eco: Leaf,
}

/** Feature tags; `limit` keeps the first ones. */
export function CarTags({ tags, limit }: { tags: string[]; limit?: number }) {
  const t = useTranslations('cars.tag')
  const shown = orderTags(tags, useLocale()).slice(0, limit)
  if (shown.length === 0) return null
  return (
    <ul className="tags">
      {shown.map(({ text, style }) => {
        const Icon = style && ICON_OF[style]
        return (
          <li className={style ? `tag ${style}` : 'plain-tag'} key={text}>
            {Icon && <Icon className="ic" />}
            {style ? t(style) : text}
          </li>
        )
      })}
    </ul>
  )
}
