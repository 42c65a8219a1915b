import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PhotoPicture } from './photo-picture'

type Props = Omit<ComponentProps<typeof PhotoPicture>, 'alt'> & {
  /** Of the model. */
  name: string
}

/** A photo with what the branch wrote of it, or else the model and the view. */
export function CarPhoto({ name, photo, ...props }: Props) {
  const t = useTranslations('photos.alt')
  return <PhotoPicture alt={photo.text || t(photo.view, { name })} photo={photo} {...props} />
}
