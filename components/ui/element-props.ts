import type { ComponentProps, ElementType } from 'react'

/** Where an element is of use, by a class of globals.css: where scripts run, or not on paper. */
export type Visibility = 'js-only' | 'no-print'

/** What may be left out may also be given as undefined: a condition decides. */
export type Loose<Own> = { [Name in keyof Own]: object extends Pick<Own, Name> ? Own[Name] | undefined : Own[Name] }

/** Props of a component and those of the element that it renders; what an element looks like is the component's. */
export type ElementProps<E extends ElementType, Own> = Loose<Own> & {
  as?: E
} & Omit<ComponentProps<E>, keyof Own | 'as' | 'className' | 'style'>
