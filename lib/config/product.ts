/**
 * What differs from branch to branch. Next writes the values into the pages at build time, so server and browser agree;
 * the launcher builds again when one of them changed. Checked by zod in `site-env.ts` at start, because zod would weigh
 * 33 kB in the browser.
 */
/** Of the booking calls that parts still to come make with the specification's own names. */
export const STATION = process.env.NEXT_PUBLIC_STATION || 'vldk'

/** Station of the settings and of callback requests. */
export const SETTINGS_STATION = process.env.NEXT_PUBLIC_SETTINGS_STATION || 'vldk_sun'

export const DEFAULT_PLACE_ID = Number(process.env.NEXT_PUBLIC_DEFAULT_PLACE_ID || 50)

/** Pages show times of the station, wherever the visitor is. */
export const STATION_TIME_ZONE = process.env.NEXT_PUBLIC_STATION_TIME_ZONE || 'Asia/Vladivostok'

/** Name of the company while the settings cannot be asked. */
export const BRAND = process.env.NEXT_PUBLIC_BRAND || 'SUN rent'

/** Languages that have news, as a list of `ru,en,zh-CN`; in the others their addresses lead home (PRODUCT §10). */
export const NEWS_LANGUAGES: readonly string[] = (process.env.NEXT_PUBLIC_NEWS_LANGUAGES || 'zh-CN').split(',')

/** Told to the payment gateway and to web analytics, which come with their own parts. */
export const ENVIRONMENT = process.env.NEXT_PUBLIC_ENVIRONMENT || 'prod'

/** Identity at the payment gateway, for the payment page. */
export const PAYMENT_SHOP = {
  shopId: process.env.NEXT_PUBLIC_SHOP_ID || '62579',
  scid: process.env.NEXT_PUBLIC_SCID || '57355',
} as const

/** React and Next then evaluate texts and write styles, which no visitor's page may do. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development'

/** Whether `/components/` shows every state of every ui component: in development, and in a build that was asked for it. */
export const HAS_COMPONENTS_PAGE = IS_DEVELOPMENT || process.env.NEXT_PUBLIC_COMPONENTS_PAGE === '1'

/** Of the map on the contacts page; degrees. */
export const MAP_CENTRE = {
  latitude: Number(process.env.NEXT_PUBLIC_MAP_LATITUDE || 43.14),
  longitude: Number(process.env.NEXT_PUBLIC_MAP_LONGITUDE || 131.96),
} as const
