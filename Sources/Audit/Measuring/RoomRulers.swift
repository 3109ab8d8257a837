// The rulers of one language, by the box that they measure.

import Budgets

/// Rulers that are made when they are first asked for.
struct RoomRulers {
    private var rulers: [RoomRuler] = []
    private var places: [Room: Int] = [:]
    /// Most texts have the box of the one before.
    private var latest: (room: Room, place: Int)?

    /// Lets `work` use the ruler of a box where it is kept: a copy would be made anew as soon as it keeps something.
    mutating func use<Result, Failure>(
        _ room: Room, made make: () throws(Failure) -> RoomRuler, for work: (inout RoomRuler) -> Result
    ) throws(Failure) -> Result {
        work(&rulers[try place(of: room, make)])
    }

    private mutating func place<Failure>(
        of room: Room, _ make: () throws(Failure) -> RoomRuler
    ) throws(Failure) -> Int {
        if let latest, latest.room == room { return latest.place }
        if let place = places[room] {
            latest = (room, place)
            return place
        }
        rulers.append(try make())
        places[room] = rulers.count - 1
        latest = (room, rulers.count - 1)
        return rulers.count - 1
    }
}
