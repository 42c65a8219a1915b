import { endProgress, startProgress } from '@/lib/navigation-progress/progress-bar'
import { watchChunks } from '@/lib/routing/reload-guard'

watchChunks()

/** Next calls this when a soft navigation starts; `NavigationEnd` in the layout ends the bar. */
export function onRouterTransitionStart(url: string): void {
  const to = new URL(url, window.location.href)
  if (to.pathname !== window.location.pathname || to.search !== window.location.search) startProgress('page')
  // To this page itself, while another is on its way: that one will not come.
  else endProgress()
}
