/** A television that only shows the table, whoever sits at this browser's own: it says hello without their token. */
export const isScreen = (): boolean => location.search === '?screen'
