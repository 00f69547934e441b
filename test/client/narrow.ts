/** Screens ask how wide the window is as soon as they are read; without one there is no room for panels beside the map. */
globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList
