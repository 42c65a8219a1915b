/** Languages of texts and people, Russian first (PRODUCT §10). */
export const LANGUAGES = ['ru', 'en', 'zh-CN'] as const
