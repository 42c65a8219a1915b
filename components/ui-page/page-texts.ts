/** Of the page of the components; not in messages/, which every build compiles. */
export const PAGE_TEXTS = {
  ru: { heading: 'Компоненты', lead: 'Каждый компонент интерфейса во всех состояниях.' },
  en: { heading: 'Components', lead: 'Every ui component in every state.' },
  'zh-CN': { heading: '组件', lead: '每个界面组件的所有状态。' },
} as const
