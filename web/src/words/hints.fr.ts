import type { hints as english } from "./hints.en";

export const hints: Record<keyof typeof english, string> = {
    action: "À chaque tour, une action : acheter une carte, jouer une technique, construire une pile ou trier votre main. Ce qui luit peut être choisi.",
    pay: "Marquez des cartes de votre main jusqu’à atteindre le prix, puis confirmez. Aucune carte superflue n’est permise.",
    build: "Une pile se compose de cartes d’un même peuple dont les valeurs font exactement le nombre demandé. Les piles se construisent dans l’ordre.",
    buildAgain:
        "Une carte vous permet de construire la pile suivante dans le même tour. Vous pouvez aussi en rester là.",
    help: "Vous jouez en équipe : vos propres cartes peuvent entrer dans la pile de votre partenaire.",
    discard: "Marquez les cartes à mettre dans votre défausse. Elles reviendront quand votre pioche sera refaite.",
    react: "Il s’est passé quelque chose à quoi une de vos cartes peut répondre. Vous pouvez aussi laisser passer.",
    beforeCleanUp:
        "Votre tour s’achève et votre main va être complétée : certaines cartes peuvent encore servir juste avant.",
    takeCard:
        "L’effet d’une carte vous laisse prendre une de ces cartes. Ce qui va dans votre main peut servir dès maintenant.",
    giveCard:
        "L’effet d’une carte réclame une de ces cartes. On se passe volontiers du Junk et de ce dont la prochaine pile n’a pas besoin.",
    order: "C’est vous qui décidez de l’ordre. La carte posée sur une pioche est la prochaine piochée.",
    throwAway:
        "Ce qui est jeté quitte une pioche pour de bon. Une petite pioche sans Junk ramène plus souvent les bonnes cartes.",
    value: "Nommez un nombre : il décide de la valeur de la carte ou de la réussite de son effet.",
    players: "Choisissez qui subit l’effet ; qui mène le mérite le plus.",
    resolve:
        "Votre planning tient des cartes qui agissent plus tard. Plusieurs arrivent à échéance : dites laquelle vient d’abord.",
    keep: "Cette carte n’a pas à partir : elle peut rester dans votre main.",

    move: "Faites avancer une de vos deux figurines dans le sens horaire. La case où elle s’arrête est votre travail ; ses heures avancent votre sablier.",
    relic: "Les marchandises vont sur votre étal et se vendent en fin de journée : cherchez sur les quais et les bateaux des clients de leur couleur.",
    shift: "Une tuile du flux temporel remplace un de vos portails. Regardez ce qu’elle offre et ce que coûte chaque moitié.",
    freeze: "Une heure gelée est du temps gagné. L’icône de clan qu’elle cachait est découverte, et rapporte tant qu’elle le reste.",
    spend: "Chaque heure gelée dépensée raccourcit cette action d’une heure ; elle recouvre une icône de clan.",
    crew: "Chaque habitant de votre équipe débloque un savoir-faire, qui sert une fois. Terminez quand vous avez ce que vous voulez.",
    slot: "La place où quelqu’un s’installe est le savoir-faire débloqué. Qui s’y trouvait déjà s’en va.",
    recruit:
        "Les habitants aident aussitôt, débloquent un savoir-faire de votre équipe, et leurs icônes de clan rapportent à la fin.",
    load: "Votre sablier a passé une marque : un aventurier monte à bord. Choisissez le bateau – c’est vous qui décidez quelle foule débarque sur quel quai.",
    dock: "Un bateau plein débarque ses passagers : dehors, un quai qui achète les grandes marchandises ; dedans, la Grand Place, qui achète les petites. Le Marché noir achète tout, mais corrompt.",
    hand: "Se poser sur l’aiguille libre fait gagner une heure, au prix d’une carte de corruption.",
    corruption:
        "À la fin, chaque icône de corruption coûte de l’or pour chaque voyou du Repaire ; les icônes de clan en rapportent. Défaites-vous de la pire.",
    sailor: "Les marins déplacent les gens : vers le quai ou la salle qui vous convient, ou loin de ce que veut un rival.",
    sell: "Vendez à ce quai : chaque marchandise rapporte son prix pour chaque client de sa couleur présent. Les clients restent, la suivante rapporte donc autant.",
    thieves: "Une carte de corruption achète un échange : un client de ce bateau passe sur un autre.",
    song: "Jouez un talent dans votre chanson ; un second est ensuite mis de côté, et ses sabliers tournent le cadran. Le tour fait, vous chantez.",
    dial: "La carte mise de côté paie pour l’autre : ses sabliers tournent le cadran et avancent l’horloge, et elle monte le volume.",
    turn: "Un quart de plus ou de moins, pour une carte de corruption : là où le cadran s’arrête se lit le nombre de lieux que visite votre barde.",
    sing: "Votre barde va où est la foule. À un quai, les icônes d’une couleur rapportent leur nombre fois les clients de cette couleur ; les salles prennent des runes, la Grand Place donne des admirateurs.",
    lay: "Choisissez les icônes à dépenser ici ; toutes celles d’une même source vont ensemble. L’or qu’elles rapporteraient est indiqué à côté.",
    buyCard:
        "Une carte neuve se pose sur votre pioche : vous la piocherez bientôt. Les cartes renchérissent avec chaque rune et la plupart des blasons posés.",
    hall: "Une salle paie autant d’or qu’elle compte d’aventuriers : prenez la plus remplie.",
    creature: "Les créatures attendent dans votre zone de fanfaronnade qu’une fanfaronnade les fasse toutes agir.",
    cultists: "Chaque cultiste compté est un client de toutes les couleurs à ce quai, pour une carte de corruption.",
    other: "Choisissez une des choses qui luisent. La règle est en lien à côté de la question.",
};
