/** The flight is left out of what is asked. */
export const withoutFlight =
  /\bno (?:flights?|airfare)\b(?! (?:from|to|between))|\bpas d(?:e vols?|avion)\b|(?:without|except|excluding|besides?|not counting|sans(?: compter)?|hors|sauf)(?: (?:for|the|les?|l))* ?(?:flights?|avion|vols?)|(?:flights?|vols?|avion|airfare)(?: is| are| est| sont)? (?:not|non|pas|excluded|exclus?|already|deja|a part|apart)\b|(?:pas|not)(?: \w+)? (?:l avion|les vols|the flights?)|\d heures? d avion|between (?:(?:the|our|my|2) )?flights|entre (?:2|les|nos|mes) vols/

/** The flight is to be counted. */
export const withFlight =
  /\b(?:vols?|avion|flights?|airfare)\b(?: \w+){0,4} (?:inclu\w*|compris\w*)|(?:including|incl|inclu\w*|compris\w*|with|avec)(?: \w+){0,2} (?:flights?|airfare|vols?|avion)|\ball in\b|\btout (?:inclus|compris)\b|\ball included\b/
