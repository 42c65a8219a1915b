import { expect, it } from 'vitest'
import * as product from '@/lib/config/product'

it('has the values of the product where the environment names none (PRODUCT §2)', () => {
  // What a build was asked for beside the product.
  const { IS_DEVELOPMENT, HAS_COMPONENTS_PAGE, ...values } = product
  expect(values).toEqual({
    STATION: 'vldk',
    SETTINGS_STATION: 'vldk_sun',
    DEFAULT_PLACE_ID: 50,
    STATION_TIME_ZONE: 'Asia/Vladivostok',
    BRAND: 'SUN rent',
    ENVIRONMENT: 'prod',
    PAYMENT_SHOP: { shopId: '62579', scid: '57355' },
    MAP_CENTRE: { latitude: 43.14, longitude: 131.96 },
    NEWS_LANGUAGES: ['zh-CN'],
  })
})
