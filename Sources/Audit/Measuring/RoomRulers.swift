// The rulers of one language, by the box that they measure.

import Budgets

/// Rulers that are created on first use.
struct RoomRulers {
    private var rulers: [RoomRuler] = []
    private var places: [Room: Int] = [:]
    /// Most texts have the same box as the one before.
    private var latest: (room: Room, place: Int)?

    /// Lets `work` use the ruler of a box in place: a copy would be duplicated as soon as it stores something.
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
