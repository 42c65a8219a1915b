import {
  Image,
  type ImageProps,
  type SVGProps,
  Svg,
  Text,
  type TextProps,
  View,
  type ViewProps,
} from '@react-pdf/renderer'
import type { ComponentType, PropsWithChildren } from 'react'

/** What an element is to a reader who does not see it (ISO 32000-1, 14.8.4); `renderTaggedPdf` reads it. */
export type Tags = {
  tag?: 'H1' | 'H2' | 'P' | 'Span' | 'Sect' | 'L' | 'LI' | 'LBody' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'
  lang?: string
  /** Of a picture; one without it is decoration. */
  alt?: string
  scope?: 'Row'
}

type Tagged<Props> = ComponentType<PropsWithChildren<Props & Tags>>

/** A box; with a tag it groups what is in it. */
export const Box = View as unknown as Tagged<ViewProps>
const TaggedText = Text as unknown as Tagged<TextProps>

/** What the library takes for "never". */
const NEVER = 10_000

/**
 * Text in one language, a paragraph unless it has another tag. The library would break it, with a hyphen, where letters of
 * one script meet those of another: `(VVO)` after Russian words.
 */
export function Line(props: PropsWithChildren<TextProps & Tags>) {
  return <TaggedText hyphenationPenalty={NEVER} {...props} />
}

export const Drawing = Svg as unknown as Tagged<SVGProps>
export const Picture = Image as unknown as Tagged<ImageProps>
